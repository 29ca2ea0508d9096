import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

/** The part of `heic-decode` that we call; the package has no types. */
interface HeicDecoder {
  all(input: { buffer: Uint8Array }): Promise<
    readonly {
      readonly width: number;
      readonly height: number;
      decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
    }[]
  >;
}

/**
 * Decodes one phone photo and exits: the WebAssembly decoder blocks its thread, and its memory is freed with it.
 * It also runs before a build, so it imports nothing of the product.
 */
const decoder = createRequire(import.meta.url)('heic-decode') as HeicDecoder;
const { bytes, maxPixels } = workerData as { bytes: Uint8Array; maxPixels: number };
const [image] = await decoder.all({ buffer: bytes });
if (!image) throw new Error('no picture in it');
if (image.width * image.height > maxPixels) {
  parentPort?.postMessage('too many pixels');
} else {
  const { width, height, data } = await image.decode();
  parentPort?.postMessage({ width, height, data }, [data.buffer]);
}

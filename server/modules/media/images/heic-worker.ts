import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

/** As much of `heic-decode` as is called; the package has no types of its own. */
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
 * Unpacks one photo of a phone and ends: the decoder is WebAssembly that holds the thread while it works, and its memory goes
 * with the thread. Runs by itself, also before anything is built, so it imports nothing of the product.
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

import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { TooManyImagePixels, UnreadableImage } from '../domain/owned-file.errors.js';

/** Decoded pixels, four bytes each. */
export interface RawPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

// Source or build: the worker is beside this file with the same extension.
const program = new URL(`./heic-worker${extname(import.meta.url)}`, import.meta.url);

/**
 * Decodes a HEIC photo in a separate thread, which is stopped if it takes too long.
 *
 * @throws UnreadableImage @throws TooManyImagePixels
 */
export function decodeHeic(bytes: Uint8Array, limits: { maxPixels: number; seconds: number }): Promise<RawPicture> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, {
      workerData: { bytes, maxPixels: limits.maxPixels },
      // Keep the decoder's messages about broken files out of our log.
      stdout: true,
      stderr: true,
      env: {},
      execArgv: [],
    });
    const stop = setTimeout(() => void worker.terminate(), limits.seconds * 1000);
    worker.once('message', (answer: RawPicture | 'too many pixels') => {
      if (answer === 'too many pixels') reject(new TooManyImagePixels());
      else resolve(answer);
    });
    worker.once('error', () => reject(new UnreadableImage()));
    worker.once('exit', () => {
      clearTimeout(stop);
      // Has no effect after an answer.
      reject(new UnreadableImage());
    });
  });
}

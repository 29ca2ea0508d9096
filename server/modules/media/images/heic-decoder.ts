import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { TooManyImagePixels, UnreadableImage } from '../domain/owned-file.errors.js';

/** Pixels as they are shown, four bytes each. */
export interface RawPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

// Built or not, the worker stands beside this file under the same ending.
const program = new URL(`./heic-worker${extname(import.meta.url)}`, import.meta.url);

/**
 * Unpacks a HEIC photo in a thread of its own, which is stopped when it takes too long.
 *
 * @throws UnreadableImage @throws TooManyImagePixels
 */
export function decodeHeic(bytes: Uint8Array, limits: { maxPixels: number; seconds: number }): Promise<RawPicture> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, {
      workerData: { bytes, maxPixels: limits.maxPixels },
      // What the decoder prints about a broken file is not for our log.
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
      // After an answer this changes nothing.
      reject(new UnreadableImage());
    });
  });
}

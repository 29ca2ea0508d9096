import { readdir } from 'node:fs/promises';
import { FfmpegFailed } from './ffmpeg.errors.js';

/**
 * A decoder that was taken over could leave a link to a file that only we can read, such as `720p.mp4` to a key, and wait for us to
 * publish it.
 *
 * @throws FfmpegFailed if the job's folder contains anything but files
 */
export async function assertPlainFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile()) throw new FfmpegFailed('left something in its folder that is not a file', '');
  }
}

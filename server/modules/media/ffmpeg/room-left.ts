import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PROBE_BYTES = 1_048_576;

/**
 * Runs work that reads files made by ffmpeg. On a full disk ffmpeg's HLS writer ends with code 0 and leaves half a file, which causes a
 * RangeError. Writing 1 MiB then shows whether the disk is full.
 *
 * @param folder of the job
 * @throws Error with the code ENOSPC if the disk is full
 */
export async function reportingFullDisk<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RangeError) await assertRoom(folder);
    throw error;
  }
}

async function assertRoom(folder: string): Promise<void> {
  const probe = join(folder, 'room.probe');
  try {
    await writeFile(probe, Buffer.alloc(PROBE_BYTES));
  } finally {
    await rm(probe, { force: true });
  }
}

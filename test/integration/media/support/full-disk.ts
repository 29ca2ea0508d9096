import { execFile } from 'node:child_process';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const BLOCK = 4096;

/** A small disk, mounted at a folder. Only root can mount it. */
export interface SmallDisk {
  /** Takes all its space except about `leftBytes`. */
  fill(leftBytes?: number): Promise<void>;
  /** Gives the space back. */
  empty(): Promise<void>;
  remove(): Promise<void>;
}

/** @returns null if this user may not mount */
export async function mountSmallDisk(folder: string, megabytes: number): Promise<SmallDisk | null> {
  await mkdir(folder, { recursive: true, mode: 0o711 });
  try {
    await execute('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'tmpfs', folder]);
  } catch {
    return null;
  }
  const filler = join(folder, '.filler');
  return {
    async fill(leftBytes = 0) {
      const { bavail, bsize } = await statfs(folder);
      const size = Math.floor(Math.max(0, bavail * bsize - leftBytes) / BLOCK) * BLOCK;
      // Others write at the same time, so it may be full before.
      await writeFile(filler, Buffer.alloc(size)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOSPC') throw error;
      });
    },
    empty: () => rm(filler, { force: true }),
    remove: async () => {
      await execute('umount', ['--lazy', folder]);
    },
  };
}

import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Degraded, type Remark } from './health-checks.js';
import { gigabytes, platformSentences } from './platform-sentences.js';

const GB = 1_000_000_000;
/** Space for two of the largest uploads and their outputs. */
const FEW_BYTES = 5 * GB;
const FEW_PERCENT = 5;

/** Warns before the disk of DATA_DIR is full, which stops the database and uploads. */
export async function diskSpace(folder: string): Promise<Remark> {
  const { free, all } = await diskBytes(folder);
  return spaceRemark(free, all);
}

/** Of the disk where the folder is, or will be. */
export async function diskBytes(folder: string): Promise<{ readonly free: number; readonly all: number }> {
  const { bavail, blocks, bsize } = await statfsOfNearest(folder);
  return { free: bavail * bsize, all: blocks * bsize };
}

/** Of the folder, or of its nearest existing parent. */
async function statfsOfNearest(folder: string): Promise<StatsFs> {
  try {
    return await statfs(folder);
  } catch (error) {
    const above = dirname(resolve(folder));
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error;
    return statfsOfNearest(above);
  }
}

/** @example spaceRemark(50 * GB, 100 * GB) is "50 GB of 100 GB free". */
export function spaceRemark(freeBytes: number, allBytes: number): Remark {
  const values = { free: gigabytes(freeBytes), all: gigabytes(allBytes) };
  // For a small disk the share decides.
  const isLow = freeBytes < Math.min(FEW_BYTES, allBytes / 10) || freeBytes < (allBytes * FEW_PERCENT) / 100;
  return isLow
    ? new Degraded(platformSentences.sentence('HEALTH.DISK_LOW', values))
    : platformSentences.sentence('HEALTH.DISK_FREE', values);
}

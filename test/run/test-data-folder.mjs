import { createHash } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const GIB = 1024 ** 3;
/** The cluster of a whole run takes about 0.5 GB; its log may grow by 1 GB more. */
const NEEDED_ON_DISK = 3 * GIB;
/** The cluster, two jest workers, ffmpeg and a browser. */
const NEEDED_IN_MEMORY = 6 * GIB;

/**
 * Where PostgreSQL of a test run keeps its files: in memory if there is room, else in `.data/test`. The product refuses a server
 * with `fsync=off`; in memory `fsync` costs nothing, so a database is created and dropped in 0.04 s instead of 0.4 s of a core.
 * @param {string} root of the clone
 * @param {{ free: number, available: number }} [room] bytes; measured by default
 * @returns {Promise<string>}
 */
export async function testDataFolder(root, room) {
  const { free, available } = room ?? (await measure());
  if (free < NEEDED_ON_DISK || available < NEEDED_IN_MEMORY) return join(root, '.data/test');
  return join(MEMORY, `entrevue-test-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`);
}

/** No room where the folder does not exist, as on macOS and Windows. */
async function measure() {
  const found = await statfs(MEMORY).catch(() => null);
  return { free: found === null ? 0 : found.bavail * found.bsize, available: process.availableMemory() };
}

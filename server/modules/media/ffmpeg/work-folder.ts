import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaLimits } from '../domain/media-limits.js';
import type { Confinement } from './confinement.js';

const folderName = /^[0-9a-f-]{36}\.\d+$/;

/** Creates a folder for a job and removes it in any case. First removes the files of an earlier, killed attempt at the same video. */
export async function withWorkFolder<T>(
  confinement: Confinement,
  videoId: string,
  claim: number,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(confinement.workRoot, { recursive: true, mode: 0o711 });
  for (const name of await readdir(confinement.workRoot)) {
    if (name.startsWith(`${videoId}.`)) await rm(join(confinement.workRoot, name), { recursive: true, force: true });
  }
  const folder = join(confinement.workRoot, `${videoId}.${claim}`);
  await mkdir(folder, { mode: 0o700 });
  await confinement.handOver(folder);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes folders whose worker on this machine disappeared. @returns their number */
export async function removeAbandonedFolders(confinement: Confinement): Promise<number> {
  // File system time instead of the application's clock, because other workers of this machine write here too.
  const quietSince = Date.now() - mediaLimits.workFolderAgeSeconds * 1000;
  let count = 0;
  for (const name of await readdir(confinement.workRoot).catch(() => [])) {
    const path = join(confinement.workRoot, name);
    if (!folderName.test(name) || (await lastWrite(path)) > quietSince) continue;
    await rm(path, { recursive: true, force: true });
    count += 1;
  }
  return count;
}

/** Time of the last change in a folder and its files, in ms since 1970; ffmpeg writes continuously. */
async function lastWrite(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const times = await Promise.all(
    [folder, ...names.map((name) => join(folder, name))].map((path) => stat(path).catch(() => null)),
  );
  return Math.max(...times.map((stats) => stats?.mtimeMs ?? 0));
}

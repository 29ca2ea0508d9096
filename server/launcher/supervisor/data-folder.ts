import { existsSync } from 'node:fs';
import { access, constants, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { LauncherError } from '../launcher-error.js';
import { findCluster } from '../postgres/cluster-location.js';

/** The product's files in DATA_DIR; `npm run reset` deletes only these. */
export const dataFolderContents = ['postgres', 'media', 'mail', 'logs', 'taxonomy'] as const;

/** Marks the folder as Entrevue's: without it nothing in the folder is ever deleted. */
export const markerFile = 'entrevue.json';

/** Lock of the single supervisor of a DATA_DIR. */
export const lockFile = 'entrevue.lock';

/**
 * Marks DATA_DIR as ours, or recognises it.
 * @throws LauncherError if it is not writable, or contains files with our names that we did not create
 */
export async function claimDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new LauncherError(`DATA_DIR ${dataDir} is not writable: change its permissions, or set DATA_DIR.`);
  }
  if (await isOurs(dataDir)) return;
  const foreign = dataFolderContents.filter((name) => existsSync(join(dataDir, name)));
  if (foreign.length > 0 && !(await wasImportedInto(dataDir, foreign))) {
    throw new LauncherError(
      `DATA_DIR ${dataDir} already has ${foreign.join(', ')} from something else than Entrevue: set DATA_DIR to an empty folder.`,
    );
  }
  await writeFile(join(dataDir, markerFile), `${JSON.stringify({ product: 'entrevue' })}\n`);
}

/** Earlier releases imported a taxonomy without the marker; then it contains none of our other files. */
async function wasImportedInto(dataDir: string, contents: readonly string[]): Promise<boolean> {
  const made: readonly string[] = ['postgres', 'taxonomy'];
  if (!contents.every((name) => made.includes(name))) return false;
  if (!contents.includes('postgres')) return existsSync(join(dataDir, 'taxonomy/current'));
  return (await findCluster(dataDir)) !== null;
}

/** Whether the marker exists. */
export async function isOurs(dataDir: string): Promise<boolean> {
  try {
    const marker = JSON.parse(await readFile(join(dataDir, markerFile), 'utf8')) as { product?: unknown };
    return marker.product === 'entrevue';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

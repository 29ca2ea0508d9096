import { rm } from 'node:fs/promises';

import { type ClusterLocation, findCluster } from './cluster-location.js';
import { endProcess, isPostmasterOf, readPostmasterFile } from './postmaster.js';

/** Stops the server of a DATA_DIR if it runs, and deletes its cluster. */
export async function removeCluster(dataDir: string): Promise<void> {
  const location = await findCluster(dataDir);
  if (location === null) return;
  await endServer(location);
  await rm(location.homeFolder, { recursive: true, force: true });
  await rm(location.controlFolder, { recursive: true, force: true });
}

async function endServer({ dataFolder }: ClusterLocation): Promise<void> {
  const file = await readPostmasterFile(dataFolder);
  if (file === null || !(await isPostmasterOf(file.pid, dataFolder))) return;
  const ended = await endProcess(file.pid, [
    ['SIGINT', 5_000],
    ['SIGQUIT', 3_000],
    ['SIGKILL', 3_000],
  ]);
  if (!ended) throw new Error(`PostgreSQL (process ${file.pid}) does not end; nothing was removed.`);
}

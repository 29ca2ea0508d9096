import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { isAlive } from '../process-identity.js';
import { adminUrl, type Connection } from './connection-file.js';
import { endProcess, isPostmasterOf, readPostmasterFile, serverProcesses } from './postmaster.js';
import { probeServer } from './probe-server.js';

/** A server that was already running. */
export interface RunningServer {
  readonly pid: number;
  readonly port: number;
}

/** Crash recovery replays at most max_wal_size (1 GB); a starting server gets this long. */
const STARTING_MS = 120_000;
const STOPPING_MS = 10_000;
const SILENT_MS = 3_000;

/**
 * After a crash of the launcher, its PostgreSQL still runs. One that answers is adopted; one that does not is killed (its log is
 * replayed at the next start); a stale postmaster.pid is removed.
 * @returns the server to use, or null if none runs and one may be started.
 */
export async function adoptOrReap(dataFolder: string, connection: Connection | null): Promise<RunningServer | null> {
  const file = await readPostmasterFile(dataFolder);
  if (file !== null && (await isPostmasterOf(file.pid, dataFolder))) {
    const port = connection === null ? null : await answeringPort(file.pid, dataFolder, connection);
    if (port !== null) return { pid: file.pid, port };
    await endProcess(file.pid, [
      ['SIGQUIT', 3_000],
      ['SIGKILL', 5_000],
    ]);
  }
  await reapLeftovers(dataFolder);
  // PostgreSQL accepts a pid file with a free pid, but not with one in use: by another process, or by the dead server itself
  // if no init process reaps orphans, as in many containers.
  if (file !== null && isAlive(file.pid)) await rm(join(dataFolder, 'postmaster.pid'), { force: true });
  return null;
}

/** Kills processes that a dead postmaster left: PostgreSQL does not start while they use its shared memory. */
export async function reapLeftovers(dataFolder: string): Promise<void> {
  const leftovers = await serverProcesses(dataFolder);
  const ended = await Promise.all(
    leftovers.map((pid) =>
      endProcess(pid, [
        ['SIGQUIT', 2_000],
        ['SIGKILL', 5_000],
      ]),
    ),
  );
  if (ended.includes(false)) throw new Error(`Processes of an earlier PostgreSQL do not end: ${leftovers.join(', ')}`);
}

async function answeringPort(pid: number, dataFolder: string, connection: Connection): Promise<number | null> {
  const since = Date.now();
  let silentSince: number | null = null;
  while (await isPostmasterOf(pid, dataFolder)) {
    const port = (await readPostmasterFile(dataFolder))?.port ?? null;
    const probe = port === null ? 'starting' : await probeServer(adminUrl({ ...connection, port }), dataFolder);
    if (port !== null && probe === 'ready') return port;
    if (probe === 'foreign') return null;
    silentSince = probe === 'silent' ? (silentSince ?? Date.now()) : null;
    if (silentSince !== null && Date.now() - silentSince >= SILENT_MS) return null;
    if (Date.now() - since >= (probe === 'stopping' ? STOPPING_MS : STARTING_MS)) return null;
    await sleep(50);
  }
  return null;
}

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

/** Crash recovery replays at most max_wal_size (1 GB); a server that says it is starting is believed this long. */
const STARTING_MS = 120_000;
const STOPPING_MS = 10_000;
const SILENT_MS = 3_000;

/**
 * After a crash of the launcher its PostgreSQL lives on without a parent. One that answers is taken over as it is; one that
 * does not is ended (at once and without ceremony: its log replays at the next start); a stale postmaster.pid is removed.
 * @returns the server to use, or null: none runs any more and one may be started.
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
  // PostgreSQL copes with a free number in its pid file, but does not start while any process has it: one that got the
  // number later, or the dead server itself where nobody collects orphans, as in many containers.
  if (file !== null && isAlive(file.pid)) await rm(join(dataFolder, 'postmaster.pid'), { force: true });
  return null;
}

/** Ends what a dead postmaster left: PostgreSQL refuses to start beside processes that still use its shared memory. */
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

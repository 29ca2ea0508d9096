import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { LauncherError } from './launcher-error.js';
import { adoptOrReap, type RunningServer } from './postgres/adopt-or-reap.js';
import { type ClusterLocation, findCluster, locateCluster } from './postgres/cluster-location.js';
import {
  adminUrl,
  applicationUrl,
  type Connection,
  newConnection,
  readConnection,
  writeConnection,
} from './postgres/connection-file.js';
import { createCluster } from './postgres/create-cluster.js';
import { undurableSettings } from './postgres/durability.js';
import { nativeBinaries } from './postgres/native-binaries.js';
import { operatingUser, ownerOf } from './postgres/operating-user.js';
import { endProcess, isPostmasterOf, readPostmasterFile } from './postgres/postmaster.js';
import { prepareDatabase } from './postgres/prepare-database.js';
import { probeServer } from './postgres/probe-server.js';
import { startServer } from './postgres/start-server.js';
import { acquireProcessLock } from './process-lock.js';

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** Connection URL with its password: pass it in the environment, never on a command line. */
  readonly url: string;
  /** Whether it was already running, left by a crashed launcher or shared with a running one. */
  readonly adopted: boolean;
  /** Whether its process is alive. */
  isRunning(): Promise<boolean>;
  /** Stops it within about `budgetMs` milliseconds (default 4,000); no acknowledged write is lost. */
  stop(budgetMs?: number): Promise<void>;
}

/** The format of PostgreSQL 18's files; other major versions cannot read it. */
const MAJOR_VERSION = '18';
const OTHER_START_MS = 150_000;

/**
 * Starts the embedded PostgreSQL of a DATA_DIR, creating it if needed, or adopts a running one. Concurrent callers get the same
 * server.
 * @throws LauncherError with one line for the user if the data folder is of another version, a copy, or has lost its
 * password file.
 */
export async function startEmbeddedPostgres(options: { dataDir: string }): Promise<EmbeddedPostgres> {
  const user = operatingUser();
  const location = await locateCluster(resolve(options.dataDir), user);
  const lock = await acquireProcessLock(join(location.controlFolder, 'start.lock'), OTHER_START_MS);
  try {
    const exists = existsSync(join(location.dataFolder, 'PG_VERSION'));
    const known = await readConnection(location.controlFolder);
    if (exists) await refuseForeignCluster(location, known);
    const adopted = await adoptOrReap(location.dataFolder, known);
    if (known !== null && adopted !== null)
      return await opened(location, { ...known, port: adopted.port }, adopted, true);

    const connection = known ?? newConnection();
    const { initdb, postgres } = await nativeBinaries(location.controlFolder);
    if (!exists) {
      await writeConnection(location.controlFolder, connection);
      await createCluster(initdb, location.dataFolder, user, connection.adminPassword);
    }
    const server = await startServer(postgres, location, await ownerOf(location.dataFolder), connection);
    return await opened(location, { ...connection, port: server.port }, server, false);
  } finally {
    await lock.release();
  }
}

/** The URL of the running embedded database of a DATA_DIR, else null; starts nothing. */
export async function findEmbeddedPostgres(options: { dataDir: string }): Promise<string | null> {
  const connection = await findConnection(options.dataDir);
  return connection === null ? null : applicationUrl(connection);
}

/** Like {@link findEmbeddedPostgres}, for the superuser: a backup needs its rights. */
export async function findEmbeddedAdmin(options: { dataDir: string }): Promise<string | null> {
  const connection = await findConnection(options.dataDir);
  return connection === null ? null : adminUrl(connection);
}

async function findConnection(dataDir: string): Promise<Connection | null> {
  const location = await findCluster(resolve(dataDir));
  const connection = location === null ? null : await readConnection(location.controlFolder);
  if (location === null || connection === null) return null;
  const file = await readPostmasterFile(location.dataFolder);
  if (file === null || file.port === null || !(await isPostmasterOf(file.pid, location.dataFolder))) return null;
  const current = { ...connection, port: file.port };
  return (await probeServer(adminUrl(current), location.dataFolder)) === 'ready' ? current : null;
}

async function refuseForeignCluster(location: ClusterLocation, connection: Connection | null): Promise<void> {
  const version = (await readFile(join(location.dataFolder, 'PG_VERSION'), 'utf8')).trim();
  if (version !== MAJOR_VERSION) {
    throw new LauncherError(
      `The database in ${location.dataFolder} is of PostgreSQL ${version}, this program brings ${MAJOR_VERSION}: use the program that made it, or another DATA_DIR.`,
    );
  }
  if (connection === null) {
    throw new LauncherError(
      `${join(location.controlFolder, 'connection.json')} is missing: without its password the database beside it cannot be opened. Restore the file, use another DATA_DIR, or begin anew with npm run reset (everything in it is lost).`,
    );
  }
}

async function opened(
  location: ClusterLocation,
  connection: Connection,
  server: RunningServer,
  adopted: boolean,
): Promise<EmbeddedPostgres> {
  await writeConnection(location.controlFolder, connection);
  await prepareDatabase(connection);
  const undurable = await undurableSettings(adminUrl(connection));
  if (undurable.length > 0) {
    throw new LauncherError(`The embedded PostgreSQL may lose data, switched off: ${undurable.join(', ')}.`);
  }
  return {
    url: applicationUrl(connection),
    adopted,
    isRunning: () => isPostmasterOf(server.pid, location.dataFolder),
    stop: async (budgetMs = 4_000) => {
      // Fast shutdown; if its checkpoint takes too long, an immediate one: the log is replayed at the next start.
      const ended = await endProcess(server.pid, [
        ['SIGINT', budgetMs],
        ['SIGQUIT', 2_000],
        ['SIGKILL', 2_000],
      ]);
      if (!ended) throw new Error(`PostgreSQL (process ${server.pid}) does not end.`);
    },
  };
}

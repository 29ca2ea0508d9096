import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '../../../server/launcher/embedded-postgres.js';
import { type ClusterLocation, findCluster } from '../../../server/launcher/postgres/cluster-location.js';
import {
  adminUrl,
  applicationUrl,
  type Connection,
  readConnection,
} from '../../../server/launcher/postgres/connection-file.js';
import { freePort } from '../../../server/launcher/postgres/free-port.js';
import { nativeBinaries } from '../../../server/launcher/postgres/native-binaries.js';
import { ownerOf } from '../../../server/launcher/postgres/operating-user.js';
import { endProcess, readPostmasterFile, serverProcesses } from '../../../server/launcher/postgres/postmaster.js';
import { startServer } from '../../../server/launcher/postgres/start-server.js';
import { signalEach } from '../../support/launcher/signal-each.js';
import { query } from '../../support/query.js';

/** The database: a primary and its streaming replica. */
export interface Postgres {
  readonly url: string;
  readonly replicaUrl: string;
  /** All processes of the primary. */
  processes(): Promise<number[]>;
  /** Signals all processes of the primary. */
  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void>;
  /** Starts the primary again at the same address. */
  restart(): Promise<void>;
  /** Bytes of WAL that the replica has not replayed. */
  lag(): Promise<number>;
  stop(): Promise<void>;
}

/** @param folder a folder that the user of PostgreSQL can enter */
export async function startPostgres(folder: string): Promise<Postgres> {
  const [primaryFolder, replicaFolder] = [join(folder, 'primary'), join(folder, 'replica')];
  // The copy for the replica is taken while the server is stopped: then it needs no base backup.
  await (await startEmbeddedPostgres({ dataDir: primaryFolder })).stop();
  const [primary, connection] = await clusterOf(primaryFolder);
  const replica = await copyCluster(primary, replicaFolder);
  const restart = async (): Promise<void> => {
    const { url } = await startEmbeddedPostgres({ dataDir: primaryFolder });
    if (url !== applicationUrl(connection)) throw new Error('PostgreSQL came back at another port');
  };
  const end = async ({ dataFolder }: ClusterLocation): Promise<void> => {
    signalEach(await serverProcesses(dataFolder), 'SIGCONT');
    const postmaster = await readPostmasterFile(dataFolder);
    if (postmaster)
      await endProcess(postmaster.pid, [
        ['SIGINT', 4_000],
        ['SIGQUIT', 2_000],
        ['SIGKILL', 2_000],
      ]);
  };
  await restart();
  const followed = await startReplica(replica, connection).catch(async (error: unknown) => {
    await end(primary);
    throw error;
  });
  return {
    url: applicationUrl(connection),
    replicaUrl: applicationUrl(followed),
    processes: () => serverProcesses(primary.dataFolder),
    signal: async (signal) => signalEach(await serverProcesses(primary.dataFolder), signal),
    restart,
    lag: async () => {
      const [row] = await query<{ bytes: number }>(
        adminUrl(connection),
        'select pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float8 as bytes from pg_stat_replication',
      );
      if (!row) throw new Error('no replica is connected');
      return row.bytes;
    },
    stop: async () => {
      await end(replica);
      await end(primary);
    },
  };
}

async function clusterOf(dataDir: string): Promise<[ClusterLocation, Connection]> {
  const location = await findCluster(dataDir);
  const connection = location && (await readConnection(location.controlFolder));
  if (!location || !connection) throw new Error(`no database in ${dataDir}`);
  return [location, connection];
}

async function copyCluster(primary: ClusterLocation, folder: string): Promise<ClusterLocation> {
  const home = join(folder, 'cluster');
  await mkdir(home, { recursive: true });
  await chmod(folder, 0o755);
  await chmod(home, 0o755);
  const replica = { controlFolder: folder, homeFolder: home, dataFolder: join(home, 'data') };
  // With its owner: PostgreSQL refuses a folder of another user, and does not run as root.
  await promisify(execFile)('cp', ['-a', primary.dataFolder, replica.dataFolder]);
  return replica;
}

async function startReplica(replica: ClusterLocation, connection: Connection): Promise<Connection> {
  const user = await ownerOf(replica.dataFolder);
  const { port, adminPassword } = connection;
  const source = `host=127.0.0.1 port=${port} user=postgres password=${adminPassword} application_name=replica`;
  await appendFile(join(replica.dataFolder, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  await writeFile(join(replica.dataFolder, 'standby.signal'), '');
  const { postgres } = await nativeBinaries(replica.controlFolder);
  const own = { ...connection, port: await freePort() };
  const { port: listening } = await startServer(postgres, replica, user, own);
  return { ...own, port: listening };
}

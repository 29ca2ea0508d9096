import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../../server/launcher/embedded-postgres.js';
import { findCluster } from '../../../../server/launcher/postgres/cluster-location.js';
import { serverProcesses } from '../../../../server/launcher/postgres/postmaster.js';
import { migrateDatabase } from '../../../../server/platform/database/migrate.js';
import { signalEach } from '../../../support/launcher/signal-each.js';

/** A database server that one test file may kill and freeze. */
export interface OwnPostgres {
  readonly url: string;
  /** Sends a signal to the postmaster and everything it started. */
  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void>;
  /** Restarts it at the same address. */
  restart(): Promise<void>;
  remove(): Promise<void>;
}

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'queue-postgres-'));
  // As root the server runs as another user, who must be able to enter the folder; otherwise its files would be elsewhere and stay.
  await chmod(dataDir, 0o755);
  let server: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir });
  const { url } = server;
  await migrateDatabase(url);
  const cluster = await findCluster(dataDir);
  if (!cluster) throw new Error(`no cluster in ${dataDir}`);
  return {
    url,
    signal: async (signal) => signalEach(await serverProcesses(cluster.dataFolder), signal),
    restart: async () => {
      server = await startEmbeddedPostgres({ dataDir });
      if (server.url !== url) throw new Error('the server came back at another address');
    },
    remove: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

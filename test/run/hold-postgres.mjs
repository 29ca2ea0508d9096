/**
 * A process (Node 24, server built) that runs PostgreSQL for one test run. It stops when the run ends for any reason, because its
 * IPC channel closes then. Redis is not shared: it has no template databases and queue names are fixed, so each test that needs one
 * starts its own in milliseconds.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { testDataFolder } from './test-data-folder.mjs';

const root = join(import.meta.dirname, '../..');
const { findEmbeddedAdmin, startEmbeddedPostgres } = await import(
  join(root, 'dist/server/launcher/embedded-postgres.js')
);

const { removeCluster } = await import(join(root, 'dist/server/launcher/postgres/remove-cluster.js'));

const onDisk = join(root, '.data/test');
const dataDir = await testDataFolder(root);
const postgres = await startEmbeddedPostgres({ dataDir }).catch(async () => {
  // A cluster of an earlier clone at this path cannot be opened and contains nothing of value.
  await removeCluster(dataDir);
  return startEmbeddedPostgres({ dataDir });
});

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  // A server that was already running belongs to a developer, so leave it running.
  if (!postgres.adopted) {
    await postgres.stop();
    if (dataDir !== onDisk) await freeMemory();
  }
  process.exit(0);
}
async function freeMemory() {
  await removeCluster(dataDir);
  await rm(dataDir, { recursive: true, force: true });
}
process.once('disconnect', () => void stop());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());

process.send?.({ TEST_POSTGRES_URL: postgres.url, TEST_POSTGRES_ADMIN_URL: await findEmbeddedAdmin({ dataDir }) });

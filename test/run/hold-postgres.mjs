/**
 * A process (Node 24, server built) that holds the PostgreSQL of one test run. It ends it when the run does, however that
 * ends, because the channel to it closes then. Redis is not shared: its databases have no templates and its queues have
 * fixed names, so each test that needs one starts its own, which takes milliseconds.
 */
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const { startEmbeddedPostgres } = await import(join(root, 'dist/server/launcher/embedded-postgres.js'));

const { removeCluster } = await import(join(root, 'dist/server/launcher/postgres/remove-cluster.js'));

const dataDir = join(root, '.data/test');
const postgres = await startEmbeddedPostgres({ dataDir }).catch(async () => {
  // What an earlier clone at this path left behind does not open any more, and holds nothing worth keeping.
  await removeCluster(dataDir);
  return startEmbeddedPostgres({ dataDir });
});

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  // One that was running before us is somebody's who works on the tests: it stays.
  if (!postgres.adopted) await postgres.stop();
  process.exit(0);
}
process.once('disconnect', () => void stop());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());

process.send?.({ TEST_POSTGRES_URL: postgres.url });

/**
 * A process (Node 24, server built) that holds the PostgreSQL of one test run. It ends it when the run does, however that
 * ends, because the channel to it closes then. Redis is not shared: its databases have no templates and its queues have
 * fixed names, so each test that needs one starts its own, which takes milliseconds.
 */
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const { startEmbeddedPostgres } = await import(join(root, 'dist/server/launcher/embedded-postgres.js'));

const postgres = await startEmbeddedPostgres({ dataDir: join(root, '.data/test') });

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

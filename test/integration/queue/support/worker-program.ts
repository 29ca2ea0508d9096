import { createLogger } from '../../../../server/platform/logging/logger.js';
import { stopOnSignals } from '../../../../server/platform/process/stop-on-signals.js';
import { startQueueApp } from './queue-app.js';

/** A worker in its own process, like `worker.ts`, for tests that kill it. `TEST_MODULE` replaces the usual jobs. */
const { TEST_DATABASE_URL, TEST_QUEUE_URL, TEST_QUEUES, TEST_MODULE } = process.env;
if (!TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set');
const own = TEST_MODULE ? ((await import(TEST_MODULE)) as { modules: readonly (new () => object)[] }) : undefined;
const app = await startQueueApp({
  databaseUrl: TEST_DATABASE_URL,
  queueUrl: TEST_QUEUE_URL || undefined,
  queues: TEST_QUEUES ? TEST_QUEUES.split(',') : 'all',
  ...(own ? { modules: own.modules } : {}),
});
stopOnSignals({ logger: createLogger('silent'), drainMs: 25_000, close: () => app.close() });
process.stdout.write('ready\n');

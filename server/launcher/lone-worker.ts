import { describeFailure } from './launcher-error.js';
import { useRunningDatabase } from './running-database.js';

/** `npm run worker`: finds the database, then is the worker process itself, arguments included. */
async function runWorker(): Promise<void> {
  await useRunningDatabase();
  await import('../worker.js');
}

runWorker().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
});

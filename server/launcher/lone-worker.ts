import { describeFailure } from './launcher-error.js';
import { useRunningDatabase } from './running-database.js';

/** `npm run worker`: finds the database, then runs the worker process with the same arguments. */
async function runWorker(): Promise<void> {
  await useRunningDatabase();
  await import('../worker.js');
}

runWorker().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
});

import { describeFailure } from './launcher-error.js';
import { useRunningDatabase } from './running-database.js';

/** `npm run rotate-secrets`: finds the database, then runs the program that seals secrets with the current key. */
async function runRotateSecrets(): Promise<void> {
  await useRunningDatabase();
  await import('../rotate-secrets.js');
}

runRotateSecrets().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
});

import { describeFailure } from './launcher-error.js';
import { useRunningDatabase } from './running-database.js';

/** `npm run ledger:verify`: finds the database, then runs the program that verifies the ledger. */
async function runLedgerVerify(): Promise<void> {
  await useRunningDatabase();
  await import('../ledger-verify.js');
}

runLedgerVerify().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
});

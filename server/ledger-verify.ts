import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { AuditLedgerQuery, VerifyChainsQuery } from './modules/credits/index.js';
import { InvalidEnvironment, parseEnv } from './platform/config/env.js';
import { mikroOrmConfig } from './platform/database/mikro-orm.config.js';

/** Exit code if the ledger has faults; 1 means that it could not be verified. */
const BROKEN = 2;

/**
 * Reads the whole ledger and checks its invariants: the audit in SQL, and every hash computed again. It changes nothing, and may run beside
 * the product. Prints one line per fault on standard output.
 */
async function main(): Promise<void> {
  const { DATABASE_DIRECT_URL } = parseEnv(process.env);
  const orm = await MikroORM.init(
    mikroOrmConfig({ url: DATABASE_DIRECT_URL, entities: [], applicationName: 'entrevue-ledger-verify', poolSize: 1 }),
  );
  try {
    const em = orm.em.fork();
    // Years of transactions take longer than the limit of a request, and no request waits for this.
    await em.execute('set statement_timeout = 0');
    const chains = await new VerifyChainsQuery(em).execute();
    const faults = [...(await new AuditLedgerQuery(em).execute()), ...chains.faults];
    for (const { invariant, says, ownerId, detail } of faults)
      process.stdout.write(`${invariant}  account ${ownerId}  ${detail}  (broken: ${says})\n`);
    const read = `${chains.accounts} accounts, ${chains.transactions} transactions`;
    process.stdout.write(faults.length === 0 ? `The ledger is whole: ${read}.\n` : `The ledger is BROKEN: ${read}.\n`);
    if (faults.length > 0) process.exitCode = BROKEN;
  } finally {
    await orm.close(true);
  }
}

main().catch((error: unknown) => {
  const lines =
    error instanceof InvalidEnvironment ? error.lines : [error instanceof Error ? error.message : String(error)];
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
});

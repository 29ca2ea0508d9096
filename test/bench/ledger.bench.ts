/**
 * Holds and captures per second, over a thousand recruiters and on a single one. Compares them with the bare statements of such a
 * transaction sent directly through `pg`, in turn. Then measures the audit and the verification of every chain, and fails if they
 * find a fault.
 *
 *   npm run bench -- ledger [pairs a round]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import pg from 'pg';
import { createApi } from '../../server/api.js';
import { startEmbeddedPostgres } from '../../server/launcher/embedded-postgres.js';
import { CreditsFacade } from '../../server/modules/credits/index.js';
import { AuditLedgerQuery } from '../../server/modules/credits/queries/audit-ledger.query.js';
import { VerifyChainsQuery } from '../../server/modules/credits/queries/verify-chains.query.js';
import { Clock } from '../../server/platform/clock/clock.js';
import { parseEnv } from '../../server/platform/config/env.js';
import { newId } from '../../server/platform/ids/new-id.js';
import { createLogger } from '../../server/platform/logging/logger.js';
import { say } from './measure.js';
import { openFilled } from './search-database.js';

const DATA = join(import.meta.dirname, '../../.data/bench');
const RECRUITERS = 1_000;
const AT_ONCE = 8;
const ROUNDS = 5;
/** The target: min throughput, as a share of the bare statements'. */
const SHARE = 0.5;
const pairs = Number(process.argv[2] ?? 400);

/** Writes the same rows as the ledger without its safeguards: no chain, no check, no lot. */
const bareTables = [
  'create table bench_account (id int primary key, available int not null, held int not null)',
  'create table bench_hold (id uuid primary key, account_id int not null, amount int not null, state text not null)',
  'create table bench_transaction (id uuid primary key, account_id int not null, made_at timestamptz not null)',
  'create table bench_entry (transaction_id uuid, line int, side text, amount int, primary key (transaction_id, line))',
  `insert into bench_account select n, 10000000, 0 from generate_series(0, ${RECRUITERS}) as n`,
];

async function bareMovement(client: pg.PoolClient, account: number, change: string, hold: string): Promise<void> {
  const id = newId();
  await client.query('begin');
  await client.query('select * from bench_account where id = $1 for update', [account]);
  await client.query(`update bench_account set ${change} where id = $1`, [account]);
  await client.query(
    `insert into bench_hold values ($1, $2, 1, 'HELD') on conflict (id) do update set state = 'CAPTURED'`,
    [hold, account],
  );
  await client.query('insert into bench_transaction values ($1, $2, now())', [id, account]);
  await client.query(`insert into bench_entry values ($1, 1, 'FROM', -1), ($1, 2, 'TO', 1)`, [id]);
  await client.query('commit');
}

/** Runs the work for each number below a total, a few at a time. @returns seconds */
async function inParallel(count: number, work: (n: number) => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await work(next);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return (performance.now() - startedAt) / 1000;
}

const server = await startEmbeddedPostgres({ dataDir: DATA });
// Each run has a new database, because a ledger cannot be emptied.
const stamp = `select 'run of ${new Date().toISOString()}'`;
const url = await openFilled(server.url, { kind: 'ledger', size: RECRUITERS, statements: [...bareTables, stamp] }, say);
const app = await createApi({
  env: parseEnv({ NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: DATA, WORKER: 'none', LOG_LEVEL: 'silent' }),
  clock: new Clock(),
  logger: createLogger('silent'),
  applicationName: 'entrevue-bench',
  clientFolder: null,
});
await app.init();
const orm = app.get(MikroORM);
const credits = app.get(CreditsFacade, { strict: false });
const pool = new pg.Pool({ connectionString: url, max: AT_ONCE });

/** Uses its own EntityManager, like a request. */
const asRequest = <T>(work: () => Promise<T>): Promise<T> => RequestContext.create(orm.em, work);
const owners = Array.from({ length: RECRUITERS + 1 }, newId);
const ownerOf = (n: number): string => owners[n] ?? '';
await inParallel(owners.length, (n) =>
  asRequest(async () => {
    await credits.open(ownerOf(n - 1));
    const description = 'CREDITS.ENTRY_GIFT';
    await credits.grant({ ownerId: ownerOf(n - 1), credits: 100_000, bucket: 'PURCHASED', description, key: newId() });
  }),
);

/** A hold and its capture in two transactions, like a reservation and its acceptance. */
async function ledgerPair(account: number): Promise<void> {
  const ownerId = ownerOf(account);
  const reference = { type: 'RESERVATION', id: newId() } as const;
  const { holdId } = await asRequest(() => credits.hold({ ownerId, price: 'RESERVATION', reference, key: newId() }));
  await asRequest(() => credits.capture(holdId));
}

async function barePair(account: number): Promise<void> {
  const client = await pool.connect();
  try {
    const hold = newId();
    await bareMovement(client, account, 'available = available - 1, held = held + 1', hold);
    await bareMovement(client, account, 'held = held - 1', hold);
  } finally {
    client.release();
  }
}

const report: Record<string, unknown> = {};
let isKept = true;
say(`\n${pairs} pairs of hold and capture a round, ${AT_ONCE} at once     a second   bare    share`);
for (const [name, accountOf] of [
  ['spread over 1,000 recruiters', (n: number) => n % RECRUITERS],
  ['all on one recruiter', () => RECRUITERS],
] as const) {
  const seconds = { subject: 0, reference: 0 };
  for (let round = -1; round < ROUNDS; round += 1) {
    const subject = await inParallel(pairs, (n) => ledgerPair(accountOf(n)));
    const reference = await inParallel(pairs, (n) => barePair(Math.abs(accountOf(n))));
    if (round < 0) continue;
    seconds.subject += subject;
    seconds.reference += reference;
  }
  const rate = (pairs * ROUNDS) / seconds.subject;
  const bare = (pairs * ROUNDS) / seconds.reference;
  isKept &&= rate / bare >= SHARE;
  report[name] = { pairsPerSecond: rate, barePairsPerSecond: bare, share: rate / bare };
  say(
    `${name.padEnd(46)} ${rate.toFixed(0).padStart(8)} ${bare.toFixed(0).padStart(8)} ${(rate / bare).toFixed(2).padStart(8)} ≥ ${SHARE}  ${rate / bare >= SHARE ? 'ok' : 'MISS'}`,
  );
}

const transactions = await orm.em
  .fork()
  .execute<{ count: number }[]>('select count(*)::int as count from credit_transaction');
const check = async (name: string, work: () => Promise<readonly unknown[]>): Promise<void> => {
  const startedAt = performance.now();
  const faults = await asRequest(work);
  const seconds = (performance.now() - startedAt) / 1000;
  isKept &&= faults.length === 0;
  report[name] = { seconds, faults: faults.length, transactions: transactions[0]?.count ?? 0 };
  say(`${name}: ${seconds.toFixed(2)} s over ${transactions[0]?.count ?? 0} transactions, ${faults.length} faults`);
};
await check('audit', () => app.get(AuditLedgerQuery, { strict: false }).execute());
await check(
  'verification of every chain',
  async () => (await app.get(VerifyChainsQuery, { strict: false }).execute()).faults,
);

await mkdir(join(DATA, 'results'), { recursive: true });
await writeFile(join(DATA, 'results/ledger.json'), `${JSON.stringify(report, null, 2)}\n`);
await pool.end();
await app.close();
await server.stop();
say(isKept ? 'every target met' : 'a target was missed');

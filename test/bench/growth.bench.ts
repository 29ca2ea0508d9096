/**
 * How many pages of the database each list and each scheduled job reads, while the number of people and of their rows grows. A page is 8 KiB;
 * the number of pages does not depend on the load of the machine, so a busy one gives the same figures.
 *
 *   npm run bench -- growth [10000 100000 1000000]
 *
 * Fills a market through the API, then copies all its rows by statements (`multiply-rows.ts`), so that each table with many rows has about
 * the given number. Only rows of other people are added, never those of the people who ask.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { findEmbeddedAdmin, startEmbeddedPostgres } from '../../server/launcher/embedded-postgres.js';
import { fillGrowth, growthPaths } from '../http/statements/growth-paths.js';
import { fillMarket, startMarket } from '../http/statements/market.js';
import { asSuperuser } from '../support/database.js';
import { growthTables } from '../support/growth/growth-tables.js';
import { multiplyRows } from '../support/growth/multiply-rows.js';
import { PageReads } from '../support/growth/page-reads.js';
import { ms, say } from './measure.js';

const DATA = join(import.meta.dirname, '../../.data/bench');
/** Accounts of the market, of which all tables are copied equally often. */
const ACCOUNTS = 44;
/** A path is flat if it reads at most this many times as much, which the depth of indexes explains. */
const MAX_TIMES = 2;
/** A path that reads all rows is not measured at a size where it would take minutes. */
const MAX_MS = 60_000;

interface Measured {
  readonly pages: number;
  readonly rows: number;
  /** Milliseconds of the faster run. */
  readonly best: number;
}

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [10_000, 100_000];
const server = await startEmbeddedPostgres({ dataDir: DATA });
process.env['TEST_POSTGRES_URL'] = server.url;
process.env['TEST_POSTGRES_ADMIN_URL'] = (await findEmbeddedAdmin({ dataDir: DATA })) ?? '';
// A million people are copied for longer than a session may be idle by default.
const app = await startMarket({ env: { SESSION_IDLE_SECONDS: '43200' } });
const market = await fillMarket(app);
await fillGrowth(market);
const superuser = new pg.Client({ connectionString: await asSuperuser(app.databaseUrl) });
superuser.on('error', (error) => say(`the superuser's connection: ${error.message}`));
await superuser.connect();
const reads = await PageReads.of(app.orm, superuser, { isIndexed: false });
const paths = Object.entries(growthPaths(market));
const figures = new Map<string, (Measured | null)[]>(paths.map(([name]) => [name, []]));

async function measure(work: () => Promise<unknown>): Promise<Measured | Error> {
  try {
    return await measureTwice(work);
  } catch (error) {
    // For example 503, because PostgreSQL did not answer in time at this size.
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function measureTwice(work: () => Promise<unknown>): Promise<Measured> {
  // The first run does what is due and loads the plans.
  await work();
  const times: number[] = [];
  let last = { pages: 0, rows: 0 };
  for (let round = 0; round < 2; round += 1) {
    const startedAt = performance.now();
    last = await reads.during(work);
    times.push(performance.now() - startedAt);
  }
  return { pages: last.pages, rows: last.rows, best: Math.min(...times) };
}

let after = 0;
for (const size of sizes) {
  const startedAt = performance.now();
  const copies = Math.round(size / ACCOUNTS);
  const rows = await multiplyRows(superuser, {
    ...{ copies: copies - after, after, mostRows: size, isFast: true, tables: growthTables },
  });
  after = copies;
  const sum = [...rows.values()].reduce((total, each) => total + each, 0);
  say(`\n${size}: ${sum} rows in ${rows.size} tables, after ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
  for (const [name, work] of paths) {
    const before = figures.get(name) ?? [];
    const isTooSlow = before.includes(null) || expectedMs(before, size) > MAX_MS;
    const measured = isTooSlow ? null : await measure(work);
    before.push(measured instanceof Error ? null : measured);
    const pages = before.map((each) => String(each?.pages ?? '-').padStart(9)).join(' ');
    say(`${name.padEnd(56)} ${pages}  ${ms(before.at(-1)?.best ?? Number.NaN)} ms  ${verdictOf(measured, before[0])}`);
  }
}

/** Time of a path at a size, if it goes on growing as it did. A path that did not grow takes as long as at the size before. */
function expectedMs(before: readonly (Measured | null)[], size: number): number {
  const [first, last] = [before[0], before.at(-1)];
  if (!first || !last) return 0;
  const isFlat = before.length > 1 && verdictOf(last, first) === 'flat';
  return isFlat ? last.best : last.best * (size / (sizes[before.length - 1] ?? size));
}

function verdictOf(measured: Measured | Error | null, first: Measured | null | undefined): string {
  if (measured instanceof Error) {
    process.exitCode = 1;
    return `FAILS: ${measured.message.slice(0, 200)}`;
  }
  if (measured === null) return 'not measured';
  return measured.pages <= MAX_TIMES * (first?.pages ?? 0) + 60 ? 'flat' : 'GROWS';
}

await mkdir(join(DATA, 'results'), { recursive: true });
await writeFile(
  join(DATA, 'results/growth.json'),
  `${JSON.stringify({ sizes, figures: Object.fromEntries(figures) }, null, 2)}\n`,
);
await superuser.end();
await app.close();
await server.stop();

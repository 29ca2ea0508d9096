import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { query } from '../../support/query.js';
import { type LedgerBench, startLedger } from './support/ledger-bench.js';

const ROOT = join(import.meta.dirname, '../../..');

interface Run {
  readonly code: number;
  readonly output: string;
}

/** The program of `npm run ledger:verify`, in a process of its own. */
async function verify(databaseUrl: string): Promise<Run> {
  const run = promisify(execFile)(
    join(ROOT, 'node_modules/.bin/node'),
    [
      '--import',
      join(ROOT, 'test/integration/queue/support/run-typescript.mjs'),
      join(ROOT, 'server/ledger-verify.ts'),
    ],
    { cwd: ROOT, env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl } },
  );
  try {
    const { stdout } = await run;
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

describe('npm run ledger:verify', () => {
  let ledger: LedgerBench;
  beforeAll(async () => {
    ledger = await startLedger(4);
  });
  afterAll(() => ledger.close());

  it('confirms an intact ledger, long statements included', async () => {
    const ownerId = await ledger.owner(700);
    for (let n = 0; n < 600; n += 1)
      await ledger.as(() => ledger.credits.spend({ ownerId, price: 'VIDEO_ACCESS', key: `spent${n}` }));
    expect(await verify(ledger.database.url)).toEqual({
      code: 0,
      output: 'The ledger is whole: 1 accounts, 603 transactions.\n',
    });
  }, 120_000);

  it('names rows that were tampered with, and fails', async () => {
    await query(
      ledger.database.url,
      `begin; alter table credit_transaction disable trigger user;
       update credit_transaction set made_by = gen_random_uuid() where sequence = 555;
       alter table credit_transaction enable trigger user; commit`,
    );
    const { code, output } = await verify(ledger.database.url);
    expect(code).toBe(2);
    expect(output).toMatch(/^I16 {2}account [0-9a-f-]{36} {2}transaction 555 .*\nThe ledger is BROKEN/);
  }, 60_000);

  it('fails with another exit code if it cannot read the ledger', async () => {
    const url = new URL(ledger.database.url);
    url.pathname = '/no_such_database';
    expect(await verify(url.href)).toMatchObject({ code: 1 });
  }, 60_000);
});

import { creditHistoryQuery } from '../../../server/modules/credits/http/credits.contract.js';
import { auditChecks } from '../../../server/modules/credits/queries/ledger-audit.sql.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { query } from '../../support/query.js';
import { type LedgerBench, startLedger, type Statement } from './support/ledger-bench.js';

const ACCOUNTS = 2_000;
const LINES = 30;

/** Many accounts, each with a long statement: spent lots, ended holds, and a few that are still open. */
const crowd = `
  insert into credit_account
  select ('01890000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'FREE', 10, 0, ${LINES}, repeat('0', 64), now(),
         now() + interval '20 days', now(), now() from generate_series(1, ${ACCOUNTS}) as n;
  insert into credit_lot
  select gen_random_uuid(), owner_id, 'PROMOTIONAL', 10, case k when 1 then 10 else 0 end, 0, now() + k * interval '9 days', now()
    from credit_account, generate_series(1, 15) as k;
  insert into credit_hold
  select gen_random_uuid(), owner_id, 'RESERVATION', 1, 'RESERVATION', gen_random_uuid(), 'RELEASED', now(), now()
    from credit_account, generate_series(1, 10) as k;
  insert into credit_transaction
  select gen_random_uuid(), owner_id, k, 'EARNED', 1, 0, k, 0, 'CREDITS.ENTRY_GIFT', '{}', null, null, null, null, null,
         'key' || k, repeat('0', 64), now(), repeat('0', 64), repeat('0', 64)
    from credit_account, generate_series(1, ${LINES}) as k;
  insert into credit_entry
  select t.id, e.line, e.place, (select id from credit_lot l where l.owner_id = t.owner_id limit 1), e.amount
    from credit_transaction t, (values (1, 'SOURCE', -1), (2, 'AVAILABLE', 1)) as e (line, place, amount);
`;

describe(`the ledger with ${ACCOUNTS * LINES} transactions`, () => {
  const sent: Statement[] = [];
  let ledger: LedgerBench;
  let ownerId: string;
  beforeAll(async () => {
    ledger = await startLedger(2, sent);
    const tables = ['credit_account', 'credit_lot', 'credit_hold', 'credit_transaction', 'credit_entry'];
    const triggers = (what: string) => tables.map((table) => `alter table ${table} ${what} trigger user`).join('; ');
    await query(ledger.database.url, `begin; ${triggers('disable')}; ${crowd} ${triggers('enable')}; commit`);
    for (const table of tables) await query(ledger.database.url, `vacuum analyze ${table}`);
    ownerId = await ledger.owner(50);
  }, 180_000);
  afterAll(() => ledger.close());

  /** Explains all sent statements except plain inserts, which read nothing. */
  async function expectIndexes(): Promise<void> {
    const reading = sent.filter(({ sql }) => !/^\s*(insert|select clock_timestamp)/.test(sql));
    expect(reading.length).toBeGreaterThan(0);
    const em = ledger.orm.em.fork();
    for (const { sql, params } of reading) {
      const plan = await em.execute<{ 'QUERY PLAN': string }[]>(`explain ${sql}`, [...params]);
      const lines = plan.map((line) => line['QUERY PLAN']).join('\n');
      expect(`${sql}\n${lines}`).toMatch(/Index/);
      expect(`${sql}\n${lines}`).not.toMatch(/Seq Scan on credit_/);
    }
  }

  const hold = () =>
    ledger.credits.hold({
      ownerId,
      price: 'RESERVATION',
      reference: { type: 'RESERVATION', id: newId() },
      key: newId(),
    });

  it.each<readonly [string, () => Promise<unknown>]>([
    ['opens an account', () => ledger.credits.open(newId())],
    ['reads a balance', () => ledger.credits.balanceOf(ownerId)],
    ['holds', hold],
    ['captures', async () => ledger.credits.capture((await hold()).holdId)],
    ['releases', async () => ledger.credits.release((await hold()).holdId)],
    ['spends', () => ledger.credits.spend({ ownerId, price: 'VIDEO_ACCESS', key: newId() })],
    [
      'refunds',
      async () => {
        const { transactionId } = await ledger.credits.spend({ ownerId, price: 'VIDEO_ACCESS', key: newId() });
        await ledger.credits.refund({ ownerId, transactionId, reason: 'gone', key: newId(), madeBy: ownerId });
      },
    ],
    ['adjusts', () => ledger.adjust.execute({ ownerId, credits: -1, reason: 'less', key: newId(), madeBy: ownerId })],
    ['looks for what expired', () => ledger.expireLots.execute()],
    ['looks for months that began', () => ledger.grantAllowances.execute()],
  ])('%s without reading a table from end to end', async (_, work) => {
    sent.length = 0;
    await ledger.as(work);
    await expectIndexes();
  });

  it('audits every hold by reading only its own movements', async () => {
    const check = auditChecks.find(({ invariant }) => invariant === 'I5');
    const plan = await ledger.orm.em
      .fork()
      .execute<{ 'QUERY PLAN': string }[]>(`explain with scope as (select * from credit_account) ${check?.sql ?? ''}`);
    const lines = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(lines).toContain('credit_transaction_hold_unique');
    expect(lines).toContain('credit_transaction_resolution_unique');
    expect(lines).not.toContain('Seq Scan on credit_transaction');
  });

  it('reads any page of a statement by its range of numbers', async () => {
    const { em } = ledger.orm;
    const crowded = '01890000-0000-7000-8000-000000000007';
    const page = await ledger.as(() =>
      ledger.history.execute(crowded, creditHistoryQuery.parse({ page: 2, limit: 10 }), 'fr'),
    );
    expect(page.transactions.map(({ balance_after }) => balance_after)).toEqual(
      Array.from({ length: 10 }, (_, n) => LINES - 10 - n),
    );
    const plan = await em
      .fork()
      .execute<{ 'QUERY PLAN': string }[]>(
        'explain select id from credit_transaction where owner_id = ? and sequence >= ? and sequence <= ? order by sequence desc',
        [crowded, 11, 20],
      );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('credit_transaction_owner_id_sequence_unique');
  });
});

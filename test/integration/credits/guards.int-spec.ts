import { newId } from '../../../server/platform/ids/new-id.js';
import { query } from '../../support/query.js';
import { type LedgerBench, startLedger } from './support/ledger-bench.js';

const tables = ['credit_account', 'credit_lot', 'credit_hold', 'credit_transaction', 'credit_entry'];
const REFUSED = '23001';
const CHECK = '23514';
const UNIQUE = '23505';

/** Writes that the database itself refuses to any client, without the code of the ledger. */
describe('the database', () => {
  let ledger: LedgerBench;
  let ownerId: string;
  let holdId: string;
  beforeAll(async () => {
    ledger = await startLedger();
    ownerId = await ledger.owner(10);
    const held = await ledger.as(() =>
      ledger.credits.hold({
        ownerId,
        price: 'RESERVATION',
        reference: { type: 'RESERVATION', id: newId() },
        key: newId(),
      }),
    );
    holdId = held.holdId;
    await ledger.as(() => ledger.credits.capture(holdId));
    await ledger.as(() => ledger.credits.spend({ ownerId, price: 'VIDEO_ACCESS', key: 'spent' }));
  });
  afterEach(() => ledger.expectWhole());
  afterAll(() => ledger.close());

  const run = (sql: string, parameters: unknown[] = []) => query(ledger.database.url, sql, parameters);

  it.each(tables)('refuses to delete from %s and to truncate it', async (table) => {
    await expect(run(`delete from ${table}`)).rejects.toMatchObject({ code: REFUSED });
    await expect(run(`truncate ${table} cascade`)).rejects.toMatchObject({ code: REFUSED });
  });

  it.each(['credit_transaction', 'credit_entry'])('refuses to change %s', async (table) => {
    await expect(run(`update ${table} set amount = amount`)).rejects.toMatchObject({ code: REFUSED });
  });

  it('refuses to reopen a hold, or to change its terms', async () => {
    await expect(run(`update credit_hold set status = 'ACTIVE', resolved_at = null`)).rejects.toMatchObject({
      code: REFUSED,
    });
    await expect(run(`update credit_hold set status = 'RELEASED'`)).rejects.toMatchObject({ code: REFUSED });
    await expect(run('update credit_hold set amount = 9')).rejects.toMatchObject({ code: REFUSED });
  });

  it.each([
    ['update credit_account set available = -1', 'credit_account_balance_check'],
    ['update credit_account set held = -1', 'credit_account_balance_check'],
    ['update credit_lot set remaining = -1', 'credit_lot_rest_check'],
    ['update credit_lot set held = amount + 1', 'credit_lot_rest_check'],
  ])('refuses amounts below 0 or above the original: %s', async (sql, constraint) => {
    await expect(run(sql)).rejects.toMatchObject({ code: CHECK, constraint });
  });

  it('refuses a balance that its last transaction did not leave', async () => {
    await expect(run('update credit_account set available = available + 1')).rejects.toMatchObject({ code: CHECK });
    await expect(run('update credit_account set sequence = sequence - 1')).rejects.toMatchObject({ code: CHECK });
  });

  it('lets purchased credits have no end, and monthly ones always one', async () => {
    await expect(run(`update credit_lot set expires_at = now() where bucket = 'PURCHASED'`)).rejects.toMatchObject({
      code: CHECK,
    });
    await expect(run(`update credit_lot set expires_at = null where bucket = 'MONTHLY'`)).rejects.toMatchObject({
      code: CHECK,
    });
  });

  /** The next transaction, as the ledger would write it, with the given entries. */
  const forged = (entries: string, changes: Record<string, string> = {}): string => {
    const columns = {
      id: `'${newId()}'`,
      owner_id: 'a.owner_id',
      sequence: 'a.sequence + 1',
      type: `'EARNED'`,
      amount: '5',
      held_amount: '0',
      balance_after: 'a.available + a.held + 5',
      held_after: 'a.held',
      description: `'CREDITS.ENTRY_GIFT'`,
      params: `'{}'`,
      idempotency_key: `'forged'`,
      fingerprint: `repeat('0', 64)`,
      created_at: 'now()',
      previous_hash: 'a.head_hash',
      hash: `repeat('f', 64)`,
      ...changes,
    };
    return `with t as (
        insert into credit_transaction (${Object.keys(columns).join(', ')})
        select ${Object.values(columns).join(', ')} from credit_account a where a.owner_id = '${ownerId}' returning id
      )
      insert into credit_entry (transaction_id, line, place, lot_id, amount)
      select t.id, e.line, e.place, (select id from credit_lot where owner_id = '${ownerId}' limit 1), e.amount
        from t, (values ${entries}) as e (line, place, amount)`;
  };

  it('refuses a transaction whose entries do not add up to 0, at commit', async () => {
    await expect(run(forged(`(1, 'SOURCE', -4), (2, 'AVAILABLE', 5)`))).rejects.toMatchObject({
      code: CHECK,
      message: expect.stringContaining('do not add up'),
    });
  });

  it('refuses one whose amounts differ from its entries', async () => {
    await expect(run(forged(`(1, 'SOURCE', -4), (2, 'AVAILABLE', 4)`))).rejects.toMatchObject({
      code: CHECK,
      message: expect.stringContaining('does not say what its entries do'),
    });
    await expect(run(forged(`(1, 'SOURCE', -4), (2, 'SPENT', 4)`))).rejects.toMatchObject({ code: CHECK });
  });

  it('refuses one that does not follow the last: a gap, another balance, another hash', async () => {
    const entries = `(1, 'SOURCE', -5), (2, 'AVAILABLE', 5)`;
    for (const changes of [
      { sequence: 'a.sequence + 2' },
      { balance_after: 'a.available + a.held + 6' },
      { previous_hash: `repeat('0', 64)` },
    ]) {
      await expect(run(forged(entries, changes))).rejects.toMatchObject({
        code: CHECK,
        message: expect.stringContaining('does not follow'),
      });
    }
  });

  it('refuses a number, a key, or the end of a hold a second time', async () => {
    const entries = `(1, 'SOURCE', -5), (2, 'AVAILABLE', 5)`;
    const twice: readonly (readonly [Record<string, string>, string])[] = [
      [{ sequence: 'a.sequence' }, 'credit_transaction_owner_id_sequence_unique'],
      [{ idempotency_key: `'ask:spent'` }, 'credit_transaction_owner_id_idempotency_key_unique'],
      [
        {
          type: `'RELEASED'`,
          amount: '0',
          held_amount: '-1',
          hold_id: `'${holdId}'`,
          balance_after: 'a.available + 1',
        },
        'credit_transaction_resolution_unique',
      ],
    ];
    for (const [changes, constraint] of twice)
      await expect(run(forged(entries, changes))).rejects.toMatchObject({ code: UNIQUE, constraint });
  });

  it('refuses amounts that their type cannot have', async () => {
    const entries = `(1, 'SOURCE', -5), (2, 'AVAILABLE', 5)`;
    await expect(run(forged(entries, { type: `'SPENT'` }))).rejects.toMatchObject({ code: CHECK });
    await expect(run(forged(entries, { type: `'REFUND'` }))).rejects.toMatchObject({ code: CHECK });
    await expect(run(forged(entries, { held_amount: '1' }))).rejects.toMatchObject({ code: CHECK });
  });
});

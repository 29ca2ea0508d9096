import { newId } from '../../../server/platform/ids/new-id.js';
import { query } from '../../support/query.js';
import { type LedgerBench, startLedger } from './support/ledger-bench.js';

/**
 * An intruder with access to the database changes stored rows. The audit must find each kind of change, with the name of an
 * invariant.
 */
const deeds: readonly (readonly [name: string, sql: string, shows: readonly string[]])[] = [
  ['an amount', `update credit_transaction set amount = amount + 1 where type = 'EARNED'`, ['I2', 'I16']],
  ['a date', `update credit_transaction set created_at = created_at - interval '1 hour' where sequence = 2`, ['I16']],
  ['who did it', `update credit_transaction set made_by = gen_random_uuid() where sequence = 2`, ['I16']],
  ['what the statement says', `update credit_transaction set params = '{"reason":"x"}' where sequence = 2`, ['I16']],
  ['a key', `update credit_transaction set idempotency_key = 'other' where sequence = 2`, ['I16']],
  ['both sides of a movement', `update credit_entry set amount = amount * 2`, ['I2', 'I16']],
  ['one side of a movement', `update credit_entry set amount = amount + 1 where place = 'SPENT'`, ['I1', 'I16']],
  [
    'the lot of a movement',
    `update credit_entry set lot_id = (select id from credit_lot where bucket = 'PURCHASED') where place in ('AVAILABLE', 'SPENT')`,
    ['I1', 'I16'],
  ],
  ['a balance', `update credit_account set available = available + 100`, ['I2']],
  ['what is on hold', `update credit_account set held = held + 1, available = available - 1`, ['I2', 'I4']],
  ['what is left of a lot', `update credit_lot set remaining = remaining + 1, amount = amount + 1`, ['I2']],
  [
    'a bought lot into one that expired',
    `update credit_lot set bucket = 'PROMOTIONAL', expires_at = '2020-01-01'`,
    ['I13'],
  ],
  [
    'the last transaction away',
    `delete from credit_entry where transaction_id = (select id from credit_transaction order by sequence desc limit 1);
     delete from credit_transaction where sequence = (select max(sequence) from credit_transaction)`,
    ['I2', 'I16', 'I17'],
  ],
  [
    'a transaction from the middle away',
    `delete from credit_entry where transaction_id = (select id from credit_transaction where sequence = 3);
     delete from credit_transaction where sequence = 3`,
    ['I2', 'I16', 'I17'],
  ],
  [
    'a hold back open',
    `update credit_hold set status = 'ACTIVE', resolved_at = null where status = 'CAPTURED'`,
    ['I4', 'I5'],
  ],
  [
    'a capture into a release',
    `update credit_hold set status = 'RELEASED' where status = 'CAPTURED'`,
    ['I5', 'I6', 'I7'],
  ],
  [
    'an open hold closed',
    `update credit_hold set status = 'RELEASED', resolved_at = now() where status = 'ACTIVE'`,
    ['I4', 'I5'],
  ],
  ['the amount of a hold', `update credit_hold set amount = 2 where status = 'ACTIVE'`, ['I4', 'I5']],
  ['the end of the chain', `update credit_account set head_hash = repeat('0', 64)`, ['I16']],
  [
    'a chain of hashes made up anew',
    `update credit_transaction set hash = repeat('a', 64) where sequence = 2;
     update credit_transaction set previous_hash = repeat('a', 64) where sequence = 3`,
    ['I16'],
  ],
];

describe('tampering with the ledger shows:', () => {
  let ledger: LedgerBench;
  beforeEach(async () => {
    ledger = await startLedger(2);
    const ownerId = await ledger.owner(10);
    const hold = () =>
      ledger.as(() =>
        ledger.credits.hold({
          ownerId,
          price: 'RESERVATION',
          reference: { type: 'RESERVATION', id: newId() },
          key: newId(),
        }),
      );
    const first = await hold();
    await ledger.as(() => ledger.credits.capture(first.holdId));
    await ledger.as(() => ledger.credits.spend({ ownerId, price: 'VIDEO_ACCESS', key: 'spent' }));
    await hold();
    await ledger.expectWhole();
    expect(await ledger.as(() => ledger.auditRun.execute(AbortSignal.timeout(30_000)))).toEqual([]);
  });
  afterEach(() => ledger.close());

  it.each(deeds)('%s', async (_, sql, shows) => {
    await withoutTriggers(sql);
    const audit = await ledger.as(() => ledger.audit.execute());
    const chains = await ledger.as(() => ledger.verifyChains.execute());
    const found = new Set([...audit, ...chains.faults].map(({ invariant }) => invariant));
    expect([...found].sort()).toEqual(expect.arrayContaining([...shows].sort()));

    // The audit of every minute had already verified these rows; its complete reading must name at least one of the invariants.
    const broken = await ledger.as(() => ledger.auditRun.execute(AbortSignal.timeout(30_000)));
    const named = new Set(broken.flatMap(({ faults }) => faults.map(({ invariant }) => invariant)));
    expect(shows.filter((invariant) => named.has(invariant))).not.toEqual([]);
  });

  /** The owner of a table can disable its triggers. An intruder with the product's role cannot do more. */
  async function withoutTriggers(sql: string): Promise<void> {
    const tables = ['credit_account', 'credit_lot', 'credit_hold', 'credit_transaction', 'credit_entry'];
    const each = (what: string) => tables.map((table) => `alter table ${table} ${what} trigger user`).join('; ');
    await query(ledger.database.url, `begin; ${each('disable')}; ${sql}; ${each('enable')}; commit`);
  }
});

import { newId } from '../../../server/platform/ids/new-id.js';
import { query } from '../../support/query.js';
import { type LedgerBench, startLedger } from './support/ledger-bench.js';

const tables = ['credit_account', 'credit_lot', 'credit_hold', 'credit_transaction', 'credit_entry'];

describe('the audit of every minute', () => {
  let ledger: LedgerBench;
  beforeEach(async () => {
    ledger = await startLedger(2);
  });
  afterEach(() => ledger.close());

  const run = (limits?: { fresh: number; pass: number; step: number }) =>
    ledger.as(() => ledger.auditRun.execute(AbortSignal.timeout(60_000), limits));
  const standing = () => ledger.as(() => ledger.auditStore.standing());
  const spend = async (ownerId: string, times: number): Promise<void> => {
    for (let n = 0; n < times; n += 1)
      await ledger.as(() => ledger.credits.spend({ ownerId, price: 'VIDEO_ACCESS', key: newId() }));
  };
  const hold = (ownerId: string) =>
    ledger.as(() =>
      ledger.credits.hold({
        ownerId,
        price: 'RESERVATION',
        reference: { type: 'RESERVATION', id: newId() },
        key: newId(),
      }),
    );
  /** Changes rows as the owner of the tables, who can disable triggers. */
  const tamper = (sql: string): Promise<unknown> => {
    const each = (what: string) => tables.map((table) => `alter table ${table} ${what} trigger user`).join('; ');
    return query(ledger.database.url, `begin; ${each('disable')}; ${sql}; ${each('enable')}; commit`);
  };
  const checkpointOf = async (ownerId: string): Promise<number> => {
    const [row] = await query<{ sequence: number }>(
      ledger.database.url,
      'select sequence from credit_checkpoint where owner_id = $1',
      [ownerId],
    );
    return row?.sequence ?? 0;
  };

  it('finds no fault in an intact ledger with all kinds of movements', async () => {
    const ownerId = await ledger.owner(20);
    const first = await hold(ownerId);
    const second = await hold(ownerId);
    await hold(ownerId);
    await ledger.as(() => ledger.credits.capture(first.holdId));
    await ledger.as(() => ledger.credits.release(second.holdId));
    await spend(ownerId, 2);
    ledger.clock.advance(40 * 86_400_000);
    await ledger.as(() => ledger.credits.balanceOf(ownerId));
    await spend(ownerId, 2);
    expect(await run()).toEqual([]);
    expect(await run({ fresh: 3, pass: 2, step: 1 })).toEqual([]);
    expect(await standing()).toMatchObject({ is_behind: false });
  });

  it('reads each new transaction once, however long the account is', async () => {
    const ownerId = await ledger.owner(50);
    await spend(ownerId, 6);
    await run({ fresh: 100, pass: 1, step: 100 });
    await spend(ownerId, 2);
    // Rows before the checkpoint are read only by the complete reading, so a run without it does not find this.
    await tamper(`update credit_transaction set made_by = gen_random_uuid() where sequence = 2`);
    expect(await run({ fresh: 100, pass: 0, step: 100 })).toEqual([]);
    expect(await checkpointOf(ownerId)).toBe(11);
    expect(await run({ fresh: 100, pass: 100, step: 100 })).toMatchObject([{ faults: [{ invariant: 'I16' }] }]);
  });

  it('stops at the limit of a run, and the next run continues there', async () => {
    const [one, other] = [await ledger.owner(50), await ledger.owner(50)];
    await spend(one, 5);
    await spend(other, 5);
    await run({ fresh: 4, pass: 1, step: 2 });
    expect(await standing()).toMatchObject({ is_behind: true });
    expect((await checkpointOf(one)) + (await checkpointOf(other))).toBe(4);
    for (let n = 0; n < 4; n += 1) await run({ fresh: 4, pass: 1, step: 2 });
    expect([await checkpointOf(one), await checkpointOf(other)]).toEqual([8, 8]);
    expect(await standing()).toMatchObject({ is_behind: false });
  });

  it('finds an old entry that was changed behind its checkpoint, a part of the ledger at a time', async () => {
    const [one, other] = [await ledger.owner(50), await ledger.owner(50)];
    await spend(one, 5);
    await spend(other, 5);
    await run({ fresh: 100, pass: 1, step: 100 });
    await tamper(
      `update credit_transaction set made_by = gen_random_uuid() where sequence = 3 and owner_id = '${other}'`,
    );
    let runs = 0;
    let broken = await run({ fresh: 100, pass: 3, step: 2 });
    for (; broken.length === 0 && runs < 10; runs += 1) broken = await run({ fresh: 100, pass: 3, step: 2 });
    expect(broken).toEqual([{ owner_id: other, faults: [{ invariant: 'I16', detail: 'transaction 3' }] }]);
    // Not found in the first run, because each run reads only three old transactions.
    expect(runs).toBeGreaterThan(0);
  });

  it('reports a fault in new transactions until it is repaired, and keeps auditing other accounts', async () => {
    const [one, other] = [await ledger.owner(50), await ledger.owner(50)];
    await run();
    await spend(one, 3);
    await tamper(
      `update credit_transaction set balance_after = balance_after + 1 where sequence = 4 and owner_id = '${one}'`,
    );
    const faulty = { owner_id: one, faults: expect.arrayContaining([{ invariant: 'I2', detail: 'transaction 4' }]) };
    expect(await run({ fresh: 100, pass: 1, step: 100 })).toEqual([faulty]);
    await spend(other, 2);
    expect(await run({ fresh: 100, pass: 1, step: 100 })).toEqual([faulty]);
    expect(await checkpointOf(other)).toBe(5);
    await tamper(
      `update credit_transaction set balance_after = balance_after - 1 where sequence = 4 and owner_id = '${one}'`,
    );
    expect(await run()).toEqual([]);
  });

  it('finds a hold without a transaction, and one whose end differs from its transaction', async () => {
    const ownerId = await ledger.owner(10);
    const { holdId } = await hold(ownerId);
    await ledger.as(() => ledger.credits.capture(holdId));
    await run();
    await tamper(`insert into credit_hold (id, owner_id, price, amount, reference_type, reference_id, status, created_at, resolved_at)
      values (gen_random_uuid(), '${ownerId}', 'RESERVATION', 1, 'RESERVATION', gen_random_uuid(), 'RELEASED', now(), now())`);
    const faultsOf = async () => (await run()).flatMap(({ faults }) => faults.map(({ invariant }) => invariant));
    expect(await faultsOf()).toEqual(['I5']);
    await tamper(`update credit_hold set status = 'EXPIRED' where id = '${holdId}'`);
    expect(await faultsOf()).toEqual(expect.arrayContaining(['I5', 'I6', 'I7']));
  });
});

import { jest } from '@jest/globals';
import { Clock } from '../../../server/platform/clock/clock.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { type LedgerBench, startLedger } from './support/ledger-bench.js';

const DAY = 86_400_000;

describe('the ledger', () => {
  let ledger: LedgerBench;
  beforeAll(async () => {
    ledger = await startLedger();
  });
  afterEach(() => ledger.expectWhole());
  afterAll(() => ledger.close());

  const held = (ownerId: string, key = newId()) =>
    ledger.as(() =>
      ledger.credits.hold({ ownerId, price: 'RESERVATION', reference: { type: 'RESERVATION', id: newId() }, key }),
    );
  const balanceOf = (ownerId: string) => ledger.as(() => ledger.credits.balanceOf(ownerId));

  it('opens an account with the first month of its plan, once', async () => {
    const ownerId = newId();
    await ledger.as(() => ledger.credits.open(ownerId, 'BASIC'));
    await ledger.as(() => ledger.credits.open(ownerId, 'PREMIUM'));
    expect(await balanceOf(ownerId)).toEqual({ balance: 100, reserved: 0, available: 100 });
  });

  it('holds without taking, takes on capture, and leaves nothing behind on release', async () => {
    const ownerId = await ledger.owner(2);
    const first = await held(ownerId);
    const second = await held(ownerId);
    expect(await balanceOf(ownerId)).toEqual({ balance: 2, reserved: 2, available: 0 });
    await expect(held(ownerId)).rejects.toMatchObject({
      code: 'CREDITS.INSUFFICIENT',
      figures: { required: 1, available: 0 },
    });

    await ledger.as(() => ledger.credits.capture(first.holdId));
    expect(await balanceOf(ownerId)).toEqual({ balance: 1, reserved: 1, available: 0 });
    await ledger.as(() => ledger.credits.release(second.holdId));
    expect(await balanceOf(ownerId)).toEqual({ balance: 1, reserved: 0, available: 1 });
  });

  it('ends a hold once: the same end again answers as before, another is refused', async () => {
    const ownerId = await ledger.owner(1);
    const { holdId } = await held(ownerId);
    const captured = await ledger.as(() => ledger.credits.capture(holdId));
    expect(await ledger.as(() => ledger.credits.capture(holdId))).toEqual({ ...captured, replayed: true });
    await expect(ledger.as(() => ledger.credits.release(holdId))).rejects.toMatchObject({ code: 'CREDITS.HOLD_ENDED' });
    await expect(ledger.as(() => ledger.credits.expire(holdId))).rejects.toMatchObject({ code: 'CREDITS.HOLD_ENDED' });
    await expect(ledger.as(() => ledger.credits.capture(newId()))).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('allows one open hold per thing, and another after it ended', async () => {
    const ownerId = await ledger.owner(5);
    const reference = { type: 'RESERVATION', id: newId() };
    const hold = () => ledger.as(() => ledger.credits.hold({ ownerId, price: 'RESERVATION', reference, key: newId() }));
    const { holdId } = await hold();
    await expect(hold()).rejects.toMatchObject({ code: 'CREDITS.ALREADY_HELD' });
    await ledger.as(() => ledger.credits.expire(holdId));
    await hold();
    expect(await balanceOf(ownerId)).toEqual({ balance: 5, reserved: 1, available: 4 });
  });

  it('does once what comes twice under one key, and refuses the key with another wish', async () => {
    const ownerId = await ledger.owner(10);
    const spend = (price: 'VIDEO_ACCESS' | 'SEND_MESSAGE') =>
      ledger.as(() => ledger.credits.spend({ ownerId, price, key: 'twice' }));
    const first = await spend('VIDEO_ACCESS');
    expect(await spend('VIDEO_ACCESS')).toEqual({ ...first, replayed: true });
    await expect(spend('SEND_MESSAGE')).rejects.toMatchObject({ code: 'REQUEST.IDEMPOTENCY_KEY_REUSED' });
    expect(await balanceOf(ownerId)).toMatchObject({ balance: 9 });
    // The same key of another owner is another key.
    const other = await ledger.owner(10);
    await ledger.as(() => ledger.credits.spend({ ownerId: other, price: 'VIDEO_ACCESS', key: 'twice' }));
    expect(await balanceOf(other)).toMatchObject({ balance: 9 });
  });

  it('does not store the key of a refused request', async () => {
    const ownerId = await ledger.owner(0);
    const spend = () => ledger.as(() => ledger.credits.spend({ ownerId, price: 'VIDEO_ACCESS', key: 'later' }));
    await expect(spend()).rejects.toMatchObject({ code: 'CREDITS.INSUFFICIENT' });
    const gift = { credits: 1, bucket: 'PROMOTIONAL', description: 'CREDITS.ENTRY_GIFT', key: 'gift' } as const;
    await ledger.as(() => ledger.credits.grant({ ownerId, ...gift }));
    expect(await spend()).toMatchObject({ balance: 0, replayed: false });
  });

  it('belongs to the transaction of the caller: what fails there did not happen here', async () => {
    const ownerId = await ledger.owner(1);
    const failing = ledger.as(() =>
      ledger.transaction.run(async () => {
        await ledger.credits.spend({ ownerId, price: 'VIDEO_ACCESS', key: 'undone' });
        throw new Error('the rest failed');
      }),
    );
    await expect(failing).rejects.toThrow('the rest failed');
    expect(await balanceOf(ownerId)).toMatchObject({ balance: 1 });
  });

  it('replaces the allowance of a month by the next, and keeps what was bought and given', async () => {
    const ownerId = newId();
    await ledger.as(async () => {
      await ledger.credits.open(ownerId, 'BASIC');
      const description = 'CREDITS.ENTRY_GIFT';
      await ledger.credits.grant({ ownerId, credits: 7, bucket: 'PURCHASED', description, key: 'bought' });
      await ledger.credits.spend({ ownerId, price: 'COMPANY_SPOTLIGHT', key: 'once' });
    });
    expect(await balanceOf(ownerId)).toMatchObject({ available: 102 });
    ledger.clock.advance(31 * DAY);
    expect(await balanceOf(ownerId)).toMatchObject({ available: 107 });
    // Three months without a read or write grant one allowance, not three.
    ledger.clock.advance(92 * DAY);
    expect(await balanceOf(ownerId)).toMatchObject({ available: 107 });
  });

  it('returns a release to its lot; it expires if the lot expired meanwhile, but bought credits never do', async () => {
    const ownerId = newId();
    await ledger.as(() => ledger.credits.open(ownerId));
    const { holdId } = await held(ownerId);
    ledger.clock.advance(31 * DAY);
    expect(await balanceOf(ownerId)).toEqual({ balance: 21, reserved: 1, available: 20 });
    const released = await ledger.as(() => ledger.credits.release(holdId));
    expect(released).toMatchObject({ amount: 0 });
    expect(await balanceOf(ownerId)).toEqual({ balance: 20, reserved: 0, available: 20 });
    const rows = await ledger.orm.em
      .fork()
      .execute<object[]>(
        'select type, amount, held_amount from credit_transaction where owner_id = ? order by sequence',
        [ownerId],
      );
    expect(rows).toEqual([
      { type: 'EARNED', amount: 20, held_amount: 0 },
      { type: 'RESERVED', amount: 0, held_amount: 1 },
      { type: 'EXPIRED', amount: -19, held_amount: 0 },
      { type: 'EARNED', amount: 20, held_amount: 0 },
      { type: 'RELEASED', amount: 0, held_amount: -1 },
      { type: 'EXPIRED', amount: -1, held_amount: 0 },
    ]);
  });

  it('captures a hold even if its month is over', async () => {
    const ownerId = newId();
    await ledger.as(() => ledger.credits.open(ownerId));
    const { holdId } = await held(ownerId);
    ledger.clock.advance(31 * DAY);
    expect(await ledger.as(() => ledger.credits.capture(holdId))).toMatchObject({ amount: -1, balance: 20 });
  });

  it('refunds a spending once, within 30 days; from an expired lot as promotional credits', async () => {
    const ownerId = newId();
    const madeBy = newId();
    await ledger.as(() => ledger.credits.open(ownerId));
    const spent = await ledger.as(() => ledger.credits.spend({ ownerId, price: 'SEND_MESSAGE', key: 'spent' }));
    const late = await ledger.as(() => ledger.credits.spend({ ownerId, price: 'SEND_MESSAGE', key: 'late' }));
    const refund = (transactionId: string, key: string) =>
      ledger.as(() => ledger.credits.refund({ ownerId, transactionId, reason: 'gone', key, madeBy }));
    ledger.clock.advance(29 * DAY);
    expect(await refund(spent.transactionId, 'r1')).toMatchObject({ amount: 2, balance: 18 });
    expect(await refund(spent.transactionId, 'r1')).toMatchObject({ amount: 2, replayed: true });
    await expect(refund(spent.transactionId, 'r2')).rejects.toMatchObject({ code: 'CREDITS.ALREADY_REFUNDED' });
    await expect(refund(newId(), 'r3')).rejects.toMatchObject({ kind: 'not_found' });
    ledger.clock.advance(2 * DAY);
    await expect(refund(late.transactionId, 'r4')).rejects.toMatchObject({ code: 'CREDITS.NOT_REFUNDABLE' });

    const fresh = await ledger.as(() => ledger.credits.spend({ ownerId, price: 'SEND_MESSAGE', key: 'fresh' }));
    const month = await ledger.orm.em
      .fork()
      .execute<{ due: string }[]>('select allowance_due as due from credit_account where owner_id = ?', [ownerId]);
    ledger.clock.set(month[0]?.due ?? '');
    ledger.clock.advance(-1);
    expect(await ledger.as(() => ledger.credits.spend({ ownerId, price: 'VIDEO_ACCESS', key: 'v' }))).toMatchObject({
      balance: 17,
    });
    ledger.clock.advance(1);
    expect(fresh.balance).toBe(18);
    const last = await ledger.as(() => ledger.credits.spend({ ownerId, price: 'VIDEO_ACCESS', key: 'w' }));
    expect(last.balance).toBe(19);
  });

  it('returns an expired lot’s refund as credits that do not expire', async () => {
    const ownerId = newId();
    await ledger.as(() => ledger.credits.open(ownerId));
    ledger.clock.advance(20 * DAY);
    const spent = await ledger.as(() => ledger.credits.spend({ ownerId, price: 'SEND_MESSAGE', key: 'spent' }));
    ledger.clock.advance(15 * DAY);
    await ledger.as(() =>
      ledger.credits.refund({ ownerId, transactionId: spent.transactionId, reason: 'gone', key: 'r', madeBy: newId() }),
    );
    ledger.clock.advance(400 * DAY);
    expect(await balanceOf(ownerId)).toMatchObject({ available: 22 });
  });

  it('expires and renews unused accounts, each in its own transaction, once for two servers', async () => {
    const owners = [newId(), newId(), newId()];
    for (const ownerId of owners) await ledger.as(() => ledger.credits.open(ownerId, 'PREMIUM'));
    ledger.clock.advance(40 * DAY);
    const second = await ledger.server();
    await Promise.all([
      ledger.as(() => ledger.expireLots.execute()),
      ledger.as(() => ledger.grantAllowances.execute()),
      second.as(() => second.grantAllowances.execute()),
      second.as(() => second.expireLots.execute()),
    ]);
    const rows = await ledger.orm.em
      .fork()
      .execute<object[]>(
        'select available, sequence from credit_account where owner_id in (?) group by available, sequence',
        [owners],
      );
    expect(rows).toEqual([{ available: 300, sequence: 3 }]);
    expect(await ledger.as(() => ledger.expireLots.execute())).toBe(0);
    expect(await ledger.as(() => ledger.grantAllowances.execute())).toBe(0);
  });

  it('goes by the database’s clock, whatever the server’s own says', async () => {
    const server = await ledger.server(new Clock());
    const ownerId = newId();
    const before = Date.now();
    jest.useFakeTimers({ now: before + 73 * 3_600_000, advanceTimers: true });
    try {
      await server.as(() => server.credits.open(ownerId));
    } finally {
      jest.useRealTimers();
    }
    const [{ opened } = { opened: 0 }] = await ledger.orm.em
      .fork()
      .execute<{ opened: number }[]>(
        'select (extract(epoch from opened_at) * 1000)::float8 as opened from credit_account where owner_id = ?',
        [ownerId],
      );
    expect(Math.abs(opened - before)).toBeLessThan(60_000);
  });
});

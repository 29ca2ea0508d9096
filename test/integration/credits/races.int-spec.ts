import { newId } from '../../../server/platform/ids/new-id.js';
import { type LedgerBench, type LedgerServer, startLedger } from './support/ledger-bench.js';

/** Rounds of each race; `npm run soak:ledger` runs more. */
const ROUNDS = Number(process.env['LEDGER_RACE_ROUNDS'] ?? 200);

/** The result of one request of a race: its receipt, or the code of its refusal. */
async function outcomeOf(party: Promise<{ replayed: boolean }>): Promise<string> {
  try {
    return (await party).replayed ? 'replayed' : 'done';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

const tally = (outcomes: readonly string[]): Record<string, number> =>
  outcomes.reduce<Record<string, number>>(
    (counts, outcome) => ({ ...counts, [outcome]: (counts[outcome] ?? 0) + 1 }),
    {},
  );

describe('two servers at once', () => {
  let ledger: LedgerBench;
  let servers: readonly LedgerServer[];
  beforeAll(async () => {
    ledger = await startLedger(8);
    servers = [ledger, await ledger.server()];
  });
  afterEach(() => ledger.expectWhole());
  afterAll(() => ledger.close());

  const at = (n: number): LedgerServer => servers[n % servers.length] ?? ledger;
  const balanceOf = (ownerId: string) => ledger.as(() => ledger.credits.balanceOf(ownerId));

  it('hold one credit 200 times: one holds it, 199 are told that there is none', async () => {
    const ownerId = await ledger.owner(1);
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        outcomeOf(
          at(n).as(() =>
            at(n).credits.hold({
              ownerId,
              price: 'RESERVATION',
              reference: { type: 'RESERVATION', id: newId() },
              key: newId(),
            }),
          ),
        ),
      ),
    );
    expect(tally(outcomes)).toEqual({ done: 1, 'CREDITS.INSUFFICIENT': 199 });
    expect(await balanceOf(ownerId)).toEqual({ balance: 1, reserved: 1, available: 0 });
  }, 120_000);

  it('open one account 50 times: one allowance', async () => {
    const ownerId = newId();
    await Promise.all(Array.from({ length: 50 }, (_, n) => at(n).as(() => at(n).credits.open(ownerId))));
    expect(await balanceOf(ownerId)).toEqual({ balance: 20, reserved: 0, available: 20 });
  });

  it('send one request 50 times: one effect, one answer', async () => {
    const ownerId = await ledger.owner(10);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        outcomeOf(at(n).as(() => at(n).credits.spend({ ownerId, price: 'VIDEO_ACCESS', key: 'once' }))),
      ),
    );
    expect(tally(outcomes)).toEqual({ done: 1, replayed: 49 });
    expect(await balanceOf(ownerId)).toMatchObject({ balance: 9 });
  });

  it('hold for the same thing 20 times: once', async () => {
    const ownerId = await ledger.owner(10);
    const reference = { type: 'RESERVATION', id: newId() };
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        outcomeOf(at(n).as(() => at(n).credits.hold({ ownerId, price: 'RESERVATION', reference, key: newId() }))),
      ),
    );
    expect(tally(outcomes)).toEqual({ done: 1, 'CREDITS.ALREADY_HELD': 19 });
  });

  it(`capture, release and expire the same hold, ${ROUNDS} rounds: it ends once`, async () => {
    const ownerId = await ledger.owner(ROUNDS);
    let captured = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { holdId } = await ledger.as(() =>
        ledger.credits.hold({
          ownerId,
          price: 'RESERVATION',
          reference: { type: 'RESERVATION', id: newId() },
          key: newId(),
        }),
      );
      const ends = [
        (server: LedgerServer) => server.credits.capture(holdId),
        (server: LedgerServer) => server.credits.release(holdId),
        (server: LedgerServer) => server.credits.expire(holdId),
      ];
      // Each round starts with another operation, and each operation goes to another server.
      const outcomes = await Promise.all(
        ends.map((_, n) => {
          const party = (n + round) % ends.length;
          const server = at(n + round);
          return outcomeOf(server.as(() => ends[party]?.(server) ?? Promise.reject(new Error('no such party')))).then(
            (outcome) => [party, outcome] as const,
          );
        }),
      );
      expect(tally(outcomes.map(([, outcome]) => outcome))).toEqual({ done: 1, 'CREDITS.HOLD_ENDED': 2 });
      if (outcomes.some(([party, outcome]) => party === 0 && outcome === 'done')) captured += 1;
    }
    expect(await balanceOf(ownerId)).toEqual({
      balance: ROUNDS - captured,
      reserved: 0,
      available: ROUNDS - captured,
    });
  }, 180_000);

  it('refund one spending 20 times, under 20 keys: once', async () => {
    const ownerId = await ledger.owner(5);
    const { transactionId } = await ledger.as(() =>
      ledger.credits.spend({ ownerId, price: 'COMPANY_SPOTLIGHT', key: 'spent' }),
    );
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        outcomeOf(
          at(n).as(() =>
            at(n).credits.refund({ ownerId, transactionId, reason: 'gone', key: `refund${n}`, madeBy: newId() }),
          ),
        ),
      ),
    );
    expect(tally(outcomes)).toEqual({ done: 1, 'CREDITS.ALREADY_REFUNDED': 19 });
    expect(await balanceOf(ownerId)).toMatchObject({ balance: 5 });
  });

  it('a month begins while both servers read, spend and run their schedules: one allowance', async () => {
    const ownerId = newId();
    await ledger.as(() => ledger.credits.open(ownerId));
    for (let month = 1; month <= 36; month += 1) {
      ledger.clock.advance(31 * 86_400_000);
      await Promise.all([
        at(0).as(() => at(0).grantAllowances.execute()),
        at(1).as(() => at(1).grantAllowances.execute()),
        at(1).as(() => at(1).expireLots.execute()),
        at(0).as(() => at(0).credits.balanceOf(ownerId)),
        at(1).as(() => at(1).credits.spend({ ownerId, price: 'VIDEO_ACCESS', key: `month${month}` })),
      ]);
      expect(await balanceOf(ownerId)).toMatchObject({ balance: 19 });
    }
    const [{ months } = { months: 0 }] = await ledger.orm.em
      .fork()
      .execute<{ months: number }[]>(
        `select count(*)::int as months from credit_transaction where owner_id = ? and type = 'EARNED'`,
        [ownerId],
      );
    expect(months).toBe(37);
  }, 120_000);
});

import { newId } from '../../../server/platform/ids/new-id.js';
import { type LedgerBench, type LedgerServer, startLedger } from './support/ledger-bench.js';

const NOVEMBER = new Date('2026-11-15T12:00:00-05:00');
const DECEMBER = new Date('2026-12-02T12:00:00-05:00');

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

describe('shared credits', () => {
  let ledger: LedgerBench;
  let servers: readonly LedgerServer[];
  beforeAll(async () => {
    ledger = await startLedger(8);
    servers = [ledger, await ledger.server()];
  });
  beforeEach(() => ledger.clock.set(NOVEMBER));
  afterEach(async () => {
    await ledger.expectWhole();
    expect(await rows(unequal)).toEqual([]);
  });
  afterAll(() => ledger.close());

  const rows = <T extends object>(sql: string, params: readonly unknown[] = []): Promise<T[]> =>
    ledger.as(() => ledger.orm.em.fork().execute<T[]>(sql, [...params]));
  /** Months whose use differs from the sum of the member's holds and spending of the shared account, read from the ledger. */
  const unequal = `
    select m.* from credit_pool_month m
      left join lateral (
        select coalesce(sum(u.amount), 0)::int as used
          from credit_pool_use u
          join credit_transaction t on t.id = u.transaction_id and t.made_by = u.member_id and t.owner_id = u.account_id
          left join credit_hold h on h.id = u.hold_id
         where u.company_id = m.company_id and u.member_id = m.member_id and u.month = m.month
           and coalesce(h.status in ('ACTIVE', 'CAPTURED'), true)
           and not exists (
             select 1 from credit_transaction s join credit_transaction r on r.refund_of = s.id
              where s.id = u.transaction_id or (s.hold_id = u.hold_id and s.type = 'SPENT'))
      ) ledger on true
     where ledger.used <> m.used`;

  const at = (n: number): LedgerServer => servers[n % servers.length] ?? ledger;
  const balanceOf = (ownerId: string) => ledger.as(() => ledger.credits.balanceOf(ownerId));

  interface Team {
    readonly companyId: string;
    readonly payerId: string;
    readonly memberIds: readonly string[];
  }

  const share = (team: Team, budgets: readonly (number | null)[], shared = true): Promise<unknown> =>
    ledger.as(() =>
      ledger.share.execute({
        companyId: team.companyId,
        ownerId: team.payerId,
        shared,
        budgets: new Map(team.memberIds.map((id, n) => [id, budgets[n] ?? null])),
      }),
    );

  /** A payer with this many credits, and members with these budgets and ten credits of their own. */
  async function teamOf(credits: number, budgets: readonly (number | null)[]): Promise<Team> {
    const payerId = await ledger.owner(credits);
    const memberIds: string[] = [];
    for (const _ of budgets) memberIds.push(await ledger.owner(10));
    const team = { companyId: newId(), payerId, memberIds };
    await share(team, budgets);
    return team;
  }

  const reserve = (server: LedgerServer, { companyId }: Team, ownerId: string, key = newId()) =>
    server.as(() =>
      server.credits.hold({
        ownerId,
        companyId,
        price: 'RESERVATION',
        reference: { type: 'RESERVATION', id: newId() },
        key,
        madeBy: ownerId,
      }),
    );
  const spend = (
    server: LedgerServer,
    { companyId }: Team,
    ownerId: string,
    price: 'VIDEO_ACCESS' | 'COMPANY_SPOTLIGHT' = 'VIDEO_ACCESS',
    key = newId(),
  ) => server.as(() => server.credits.spend({ ownerId, companyId, price, key, madeBy: ownerId }));
  const usedBy = async (memberId: string): Promise<Record<string, number>> => {
    const found = await rows<{ month: string; used: number }>(
      `select to_char(month, 'YYYY-MM') as month, used from credit_pool_month where member_id = ? order by month`,
      [memberId],
    );
    return Object.fromEntries(found.map(({ month, used }) => [month, used]));
  };

  it('two tabs of one member spend 60 times at once: the budget of 7 is used up and not exceeded', async () => {
    const team = await teamOf(100, [7]);
    const [memberId = ''] = team.memberIds;
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        outcomeOf(n % 2 === 0 ? spend(at(n), team, memberId) : reserve(at(n + 1), team, memberId)),
      ),
    );
    expect(tally(outcomes)).toEqual({ done: 7, 'CREDITS.BUDGET_EXCEEDED': 53 });
    expect(await usedBy(memberId)).toEqual({ '2026-11': 7 });
    expect((await balanceOf(team.payerId)).available).toBe(93);
    expect((await balanceOf(memberId)).available).toBe(10);
  });

  it('four members spend 80 times at once: the account gives its 15 credits and no more', async () => {
    const team = await teamOf(15, [null, 100, 100, 2]);
    const outcomes = await Promise.all(
      Array.from({ length: 80 }, (_, n) => outcomeOf(spend(at(n), team, team.memberIds[n % 4] ?? ''))),
    );
    const { done, ...refused } = tally(outcomes);
    expect(done).toBe(15);
    // Which of the two the fourth member meets depends on whose requests come first.
    expect(refused).toHaveProperty(['CREDITS.INSUFFICIENT']);
    const others = Object.keys(refused).filter((code) => code !== 'CREDITS.INSUFFICIENT');
    expect(['', 'CREDITS.BUDGET_EXCEEDED']).toContain(others.join());
    expect(await balanceOf(team.payerId)).toEqual({ balance: 0, reserved: 0, available: 0 });
    expect((await usedBy(team.memberIds[3] ?? ''))['2026-11'] ?? 0).toBeLessThanOrEqual(2);
  });

  it('sharing turned on and off during 40 spendings: each is paid once, by one of the two accounts', async () => {
    const team = await teamOf(100, [null]);
    const [memberId = ''] = team.memberIds;
    await ledger.as(() =>
      ledger.credits.grant({
        ownerId: memberId,
        credits: 90,
        bucket: 'PURCHASED',
        description: 'CREDITS.ENTRY_GIFT',
        key: 'more',
      }),
    );
    const keys = Array.from({ length: 20 }, () => newId());
    const [outcomes] = await Promise.all([
      Promise.all([...keys, ...keys].map((key, n) => outcomeOf(spend(at(n), team, memberId, 'VIDEO_ACCESS', key)))),
      (async () => {
        for (let round = 0; round < 6; round += 1) await share(team, [null], round % 2 === 1);
      })(),
    ]);
    expect(tally(outcomes)['done']).toBe(20);
    // Requests that are repeated later, with sharing on and off, are not paid again.
    for (const shared of [false, true]) {
      await share(team, [null], shared);
      expect(
        tally(await Promise.all(keys.map((key) => outcomeOf(spend(ledger, team, memberId, 'VIDEO_ACCESS', key))))),
      ).toEqual({ replayed: 20 });
    }
    expect((await balanceOf(team.payerId)).balance + (await balanceOf(memberId)).balance).toBe(180);
  });

  it('credits return to the account they came from, and to the budget of the month they were taken in', async () => {
    const team = await teamOf(10, [3]);
    const [memberId = ''] = team.memberIds;
    const [released, captured, lapsed] = [
      await reserve(ledger, team, memberId),
      await reserve(ledger, team, memberId),
      await reserve(ledger, team, memberId),
    ];
    await expect(spend(ledger, team, memberId)).rejects.toMatchObject({ figures: { required: 1, left: 0 } });
    await ledger.as(() => ledger.credits.release(released.holdId));
    expect(await usedBy(memberId)).toEqual({ '2026-11': 2 });

    // Sharing ends and the month changes while two holds are open.
    await share(team, [3], false);
    ledger.clock.set(DECEMBER);
    const { transactionId } = await ledger.as(() => ledger.credits.capture(captured.holdId));
    await ledger.as(() => ledger.credits.expire(lapsed.holdId));
    expect(await usedBy(memberId)).toEqual({ '2026-11': 1 });
    const refund = { ownerId: team.payerId, transactionId, reason: 'gone', key: newId(), madeBy: newId() };
    await ledger.as(() => ledger.credits.refund(refund));
    await ledger.as(() => ledger.credits.refund(refund));
    expect(await usedBy(memberId)).toEqual({ '2026-11': 0 });
    expect((await balanceOf(memberId)).available).toBeGreaterThanOrEqual(10);
    const [{ made_by: madeBy } = { made_by: null }] = await rows<{ made_by: string | null }>(
      `select made_by from credit_transaction where hold_id = ? and type = 'RESERVED'`,
      [captured.holdId],
    );
    expect(madeBy).toBe(memberId);
  });

  it('budgets start again with the month in Québec; a lowered budget leaves nothing', async () => {
    const team = await teamOf(100, [5]);
    const [memberId = ''] = team.memberIds;
    // In UTC it is December already.
    ledger.clock.set(new Date('2026-11-30T23:30:00-05:00'));
    await spend(ledger, team, memberId, 'COMPANY_SPOTLIGHT');
    await expect(spend(ledger, team, memberId)).rejects.toMatchObject({ code: 'CREDITS.BUDGET_EXCEEDED' });
    ledger.clock.set(new Date('2026-12-01T00:30:00-05:00'));
    await spend(ledger, team, memberId);
    await share(team, [0]);
    await expect(spend(ledger, team, memberId)).rejects.toMatchObject({ figures: { required: 1, left: 0 } });
    expect(await usedBy(memberId)).toEqual({ '2026-11': 5, '2026-12': 1 });
  });

  it('a member without a budget spends nothing; the payer has no limit', async () => {
    const team = await teamOf(10, []);
    const stranger = await ledger.owner(10);
    await expect(spend(ledger, team, stranger)).rejects.toMatchObject({ code: 'CREDITS.BUDGET_EXCEEDED' });
    await spend(ledger, team, team.payerId, 'COMPANY_SPOTLIGHT');
    expect((await balanceOf(team.payerId)).available).toBe(5);
    expect((await balanceOf(stranger)).available).toBe(10);
  });

  describe('the database', () => {
    it('refuses a use beyond the budget, a changed use and a removed one', async () => {
      const team = await teamOf(10, [2]);
      const [memberId = ''] = team.memberIds;
      const { transactionId } = await spend(ledger, team, memberId);
      const { transactionId: other } = await spend(ledger, team, memberId);
      const refused = (sql: string, ...params: unknown[]) => expect(rows(sql, params)).rejects.toThrow();
      await refused('update credit_pool_month set used = used + 1 where member_id = ?', memberId);
      await refused('update credit_pool_use set amount = 5 where transaction_id = ?', transactionId);
      await refused('delete from credit_pool_use where transaction_id = ?', other);
    });
  });
});

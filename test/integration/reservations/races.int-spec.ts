import { RequestContext } from '@mikro-orm/postgresql';
import { jest } from '@jest/globals';
import { CreditsFacade } from '../../../server/modules/credits/index.js';
import { AdjustBalance } from '../../../server/modules/credits/use-cases/adjust-balance.js';
import { AnswerReservation } from '../../../server/modules/reservations/use-cases/answer-reservation.js';
import { ExpireReservations } from '../../../server/modules/reservations/use-cases/expire-reservations.js';
import { ReserveCandidate } from '../../../server/modules/reservations/use-cases/reserve-candidate.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { expectWholeLedger } from '../../support/ledger.js';
import { query } from '../../support/query.js';
import { requestUntilNotBusy } from '../../support/repeat-while-busy.js';
import { type Recruiter, recruiterOf } from '../../http/identity/hiring.js';
import { signUp } from '../../http/identity/people.js';
import { copiesOf } from './support/copied-seekers.js';

jest.setTimeout(900_000);

/** Rounds of each race; the soak runs 1,000. */
const ROUNDS = Number(process.env['DEAL_RACE_ROUNDS'] ?? 40);
const WINDOW_SECONDS = 60;

const tally = (outcomes: readonly string[]): Record<string, number> =>
  outcomes.reduce<Record<string, number>>((counts, each) => ({ ...counts, [each]: (counts[each] ?? 0) + 1 }), {});

describe('reservations under pressure', () => {
  let app: TestApp;
  let asks: Recruiter;
  let template: string;
  beforeAll(async () => {
    app = await startTestApp({ env: { RESERVATION_WINDOW_SECONDS: String(WINDOW_SECONDS) } });
    asks = await recruiterOf(app);
    template = (await signUp(app)).user.id;
  });
  afterEach(async () => {
    await expectWholeLedger(app);
    await expectConsistent();
  });
  afterAll(() => app.close());

  const inApp = <T>(work: () => Promise<T>): Promise<T> => RequestContext.create(app.orm.em, work);
  const get = <T>(type: abstract new (...given: never[]) => T): T => app.app.get(type, { strict: false });
  const recruiter = () => ({ id: asks.id, sessionId: 'race', role: 'RECRUITER' });
  const person = (id: string) => ({ id, sessionId: 'race', role: 'JOB_SEEKER' });

  /** A colleague in the same company, with their own monthly credits. */
  async function colleague(): Promise<ReturnType<typeof recruiter>> {
    const { user } = await signUp(app, { user_type: 'RECRUITER' });
    await query(
      app.databaseUrl,
      'insert into company_member (user_id, company_id, created_at) values ($1, $2, now())',
      [user.id, asks.companyId],
    );
    return { ...recruiter(), id: user.id };
  }

  const seekers = (count: number) => copiesOf(template, count, app.databaseUrl);

  /** Sets exactly this many purchased credits and no others. */
  async function credits(available: number): Promise<void> {
    await inApp(async () => {
      const balance = await get(CreditsFacade).balanceOf(asks.id);
      const credits = available - balance.available;
      if (credits === 0) return;
      await get(AdjustBalance).execute({ ownerId: asks.id, credits, reason: 'race', key: newId(), madeBy: asks.id });
    });
  }

  async function outcomeOf(act: () => Promise<unknown>): Promise<string> {
    try {
      const done = await inApp(act);
      return done === false ? 'too late' : 'done';
    } catch (error) {
      return (error as { code?: string }).code ?? String(error);
    }
  }

  /** Compares reservations with the ledger, the profiles and the matches. */
  async function expectConsistent(): Promise<void> {
    const wrong = await query<{ what: string; id: string }>(
      app.databaseUrl,
      `with r as (
         select r.*, h.status as hold, m.status as match,
                (select d.type from seeker_disclosure d
                  where d.seeker_id = r.seeker_id and d.company_id = r.company_id and d.concealed_at is null) as open,
                (select count(*) from reservation_event e where e.reservation_id = r.id and e.to_status = r.status) as noted,
                exists (select 1 from paid_pair p where p.company_id = r.company_id and p.seeker_id = r.seeker_id) as paid
           from reservation r left join credit_hold h on h.id = r.hold_id left join match m on m.id = r.match_id)
       select 'hold ' || hold as what, id from r
        where hold <> case when status = 'ACTIVE' then 'ACTIVE' when status in ('MATCHED', 'HIRED') or match_id is not null
                      then 'CAPTURED' when status = 'EXPIRED' then 'EXPIRED' else 'RELEASED' end
       union all select 'profile ' || coalesce(open, 'masked'), id from r
        where status in ('ACTIVE', 'MATCHED', 'HIRED') and open is distinct from
              case status when 'ACTIVE' then 'RESERVED' else status end
       union all select 'match ' || coalesce(match, 'none'), id from r
        where match is distinct from case when match_id is null then null else status end
       union all select 'not noted', id from r where noted <> 1
       union all select 'captured and not paid', id from r where hold = 'CAPTURED' and not paid
       union all select 'on hold without a reservation', h.id from credit_hold h
        where h.reference_type = 'RESERVATION' and h.status = 'ACTIVE'
          and not exists (select 1 from reservation r where r.hold_id = h.id and r.status = 'ACTIVE')
       union all select 'open without a reason', d.id from seeker_disclosure d
        where d.concealed_at is null and d.type = 'RESERVED'
          and not exists (select 1 from reservation r where r.seeker_id = d.seeker_id and r.company_id = d.company_id
                            and r.status = 'ACTIVE')`,
    );
    expect(wrong).toEqual([]);
  }

  it('200 at once for one credit: one is made, 199 are refused', async () => {
    const people = await seekers(200);
    await credits(1);
    const statuses = await Promise.all(
      people.map(async (target) => {
        const { status } = await requestUntilNotBusy(app, {
          method: 'POST',
          url: '/api/credit-reservations',
          token: asks.token,
          payload: { target_user_id: target },
        });
        return String(status);
      }),
    );
    expect(tally(statuses)).toEqual({ 201: 1, 402: 199 });
    expect(await inApp(() => get(CreditsFacade).balanceOf(asks.id))).toMatchObject({ reserved: 1, available: 0 });
  });

  it('20 at once for one person: one is made', async () => {
    const [target = ''] = await seekers(1);
    await credits(20);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        outcomeOf(() => get(ReserveCandidate).execute(recruiter(), { target_user_id: target })),
      ),
    );
    expect(tally(outcomes)).toEqual({ done: 1, 'RESERVATIONS.ALREADY_RESERVED': 19 });
  });

  it(`an acceptance, the expiry and a cancellation in parallel, ${ROUNDS} rounds: one of them wins`, async () => {
    const people = await seekers(ROUNDS);
    const won: string[] = [];
    const em = app.orm.em.fork();
    await credits(ROUNDS);
    for (const [round, target] of people.entries()) {
      const began = performance.now();
      const id = await inApp(() => get(ReserveCandidate).execute(recruiter(), { target_user_id: target }));
      const took = performance.now() - began;
      const answer = (actor: ReturnType<typeof person>, status: 'MATCHED' | 'CANCELLED') => () =>
        get(AnswerReservation).execute(actor, id, { status });
      const parties: [string, () => Promise<unknown>][] = [
        ['accept', answer(person(target), 'MATCHED')],
        ['cancel', answer(recruiter(), 'CANCELLED')],
        [
          'expire',
          async () => {
            // The window ends during the other requests, at a slightly different time in each round.
            await new Promise((resolve) => setTimeout(resolve, (took * (round % 16)) / 8));
            app.clock.advance(WINDOW_SECONDS * 1_000);
            return (await get(ExpireReservations).due()) > 0;
          },
        ],
      ];
      const order = parties.map((_, n) => parties[(n + round) % parties.length] ?? parties[0]!);
      const outcomes = await Promise.all(order.map(async ([name, act]) => [name, await outcomeOf(act)] as const));
      const done = outcomes.filter(([, outcome]) => outcome === 'done').map(([name]) => name);
      const ends = await em.execute<{ to: string }[]>(
        `select to_status as to from reservation_event where reservation_id = ? and from_status = 'ACTIVE'`,
        [id],
      );
      expect([id, ends.length]).toEqual([id, 1]);
      const winner = { MATCHED: 'accept', CANCELLED: 'cancel', EXPIRED: 'expire' }[ends[0]?.to ?? ''] ?? '?';
      // An accepted reservation can still be cancelled without a refund. A request after the end may itself expire the reservation,
      // and still gets the answer that it was too late.
      const others = done.filter((name) => name !== winner && !(winner === 'accept' && name === 'cancel'));
      expect([id, others]).toEqual([id, []]);
      won.push(winner);
      // Move to another day, so that neither cooldown nor daily limit affects the next round.
      await em.execute(`update reservation_event set at = at - interval '60 days' where reservation_id = ?`, [id]);
    }
    expect(won).toHaveLength(ROUNDS);
    // Each of them won at least once, so it was a race.
    expect(Object.keys(tally(won)).sort()).toEqual(['accept', 'cancel', 'expire']);
    const [{ captured } = { captured: -1 }] = await query<{ captured: number }>(
      app.databaseUrl,
      `select count(*)::int as captured from credit_hold where status = 'CAPTURED'`,
    );
    expect(captured).toBe(won.filter((name) => name === 'accept').length);
  });

  it('a hire by one side while the other ends the match: both lists agree', async () => {
    const people = await seekers(20);
    await credits(20);
    for (const [round, target] of people.entries()) {
      const id = await inApp(() => get(ReserveCandidate).execute(recruiter(), { target_user_id: target }));
      await inApp(() => get(AnswerReservation).execute(person(target), id, { status: 'MATCHED' }));
      const acts = [
        () => get(AnswerReservation).execute(person(target), id, { status: 'HIRED' }),
        () => get(AnswerReservation).execute(recruiter(), id, { status: 'CANCELLED' }),
      ];
      const outcomes = await Promise.all((round % 2 ? acts : acts.reverse()).map(outcomeOf));
      expect([round, tally(outcomes)]).toEqual([round, { done: 1, 'RESERVATIONS.ACTION_REFUSED': 1 }]);
    }
  });

  it('a colleague asks while the person refuses: never both, and the pair closes once', async () => {
    const people = await seekers(ROUNDS);
    const other = await colleague();
    await credits(ROUNDS);
    for (const [round, target] of people.entries()) {
      const id = await inApp(() => get(ReserveCandidate).execute(recruiter(), { target_user_id: target }));
      const acts = [
        () => get(AnswerReservation).execute(person(target), id, { status: 'REJECTED' as const }),
        () => get(ReserveCandidate).execute(other, { target_user_id: target }),
        () => get(ReserveCandidate).execute(recruiter(), { target_user_id: target }),
      ];
      const outcomes = await Promise.all(
        acts.map((_, n) => acts[(n + round) % acts.length] ?? acts[0]!).map(outcomeOf),
      );
      const closed = ['RESERVATIONS.ALREADY_RESERVED', 'RESERVATIONS.COOLING_DOWN'];
      expect([round, outcomes.filter((outcome) => !closed.includes(outcome))]).toEqual([round, ['done']]);
    }
    const pairs = await query<{ refusals: number; count: number }>(
      app.databaseUrl,
      `select refusals, count(*)::int as count from closed_pair where seeker_id = any($1::uuid[]) group by refusals`,
      [people],
    );
    expect(pairs).toEqual([{ refusals: 1, count: ROUNDS }]);
  });

  it('after the 30 days two colleagues ask at once: one more request, and no third while it waits', async () => {
    const other = await colleague();
    const people = await seekers(10);
    await credits(20);
    await query(
      app.databaseUrl,
      `insert into closed_pair (company_id, seeker_id, refusals, closed_until, closed_at)
       select $1, unnest($2::uuid[]), 1, $3, $3`,
      [asks.companyId, people, app.clock.now()],
    );
    for (const target of people) {
      const outcomes = await Promise.all(
        [recruiter(), other].map((who) =>
          outcomeOf(() => get(ReserveCandidate).execute(who, { target_user_id: target })),
        ),
      );
      expect(tally(outcomes)).toEqual({ done: 1, 'RESERVATIONS.ALREADY_RESERVED': 1 });
    }
  });

  it('a person closes the account during a request: nothing stays on hold', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { token, user } = await signUp(app);
      await credits(5);
      const outcomes = await Promise.all([
        outcomeOf(() => get(ReserveCandidate).execute(recruiter(), { target_user_id: user.id })),
        app.request({ method: 'DELETE', url: '/api/users/me', token }).then(({ status }) => `left ${status}`),
      ]);
      expect(outcomes).toContain('left 200');
      const rows = await query<{ status: string }>(
        app.databaseUrl,
        'select status from reservation where seeker_id = $1',
        [user.id],
      );
      expect(rows.filter(({ status }) => status !== 'CANCELLED')).toEqual([]);
    }
  });
});

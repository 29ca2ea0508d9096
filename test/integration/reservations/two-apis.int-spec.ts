import { RequestContext } from '@mikro-orm/postgresql';
import { CreditsFacade } from '../../../server/modules/credits/index.js';
import { AdjustBalance } from '../../../server/modules/credits/use-cases/adjust-balance.js';
import type { ReservationAnswer } from '../../../server/modules/reservations/http/reservations.contract.js';
import { FixedClock } from '../../../server/platform/clock/clock.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { expectWholeLedger } from '../../support/ledger.js';
import { query } from '../../support/query.js';
import { type RunningInstance, startInstance } from '../../support/running-instance.js';
import { recruiterOf } from '../../http/identity/hiring.js';
import { signUp } from '../../http/identity/people.js';
import { copiesOf } from './support/copied-seekers.js';
import { auditDeals } from './support/deal-audit.js';

interface Answer {
  readonly status: number;
  readonly body: Partial<ReservationAnswer> & { readonly code?: string };
}

describe('reservations on two API processes', () => {
  let instance: RunningInstance;
  let addresses: string[];
  /** Creates the people, grants credits and reads the ledger; it gets no reservation requests. */
  let beside: TestApp;
  let template: string;
  beforeAll(async () => {
    // Start no worker: it is not needed, and other tests need the server's connections.
    instance = await startInstance({}, { withWorker: false });
    addresses = [instance.url, await instance.addApi()];
    beside = await startTestApp({ beside: instance, clock: new FixedClock(new Date()) });
    template = (await signUp(beside)).user.id;
  }, 180_000);
  afterEach(async () => {
    await expectWholeLedger(beside);
    expect(await auditDeals(instance.databaseUrl)).toEqual({});
  });
  afterAll(async () => {
    await beside?.close();
    await instance?.stop();
  }, 60_000);

  async function reserve(address: string, token: string, target: string, key = newId()): Promise<Answer> {
    const answer = await fetch(`${address}/api/credit-reservations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
      body: JSON.stringify({ target_user_id: target }),
      signal: AbortSignal.timeout(60_000),
    });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  }

  /** Sends requests alternately to both processes, all in parallel. */
  const reserveAll = (token: string, targets: readonly string[], key?: string): Promise<Answer[]> =>
    Promise.all(targets.map((target, n) => reserve(addresses[n % 2] ?? '', token, target, key)));

  const inApp = <T>(work: () => Promise<T>): Promise<T> => RequestContext.create(beside.orm.em, work);
  const balanceOf = (id: string) => inApp(() => beside.app.get(CreditsFacade, { strict: false }).balanceOf(id));

  async function recruiterWith(available: number): Promise<{ id: string; token: string }> {
    const { id, token } = await recruiterOf(beside);
    const credits = available - (await balanceOf(id)).available;
    const adjustment = { ownerId: id, credits, reason: 'race', key: newId(), madeBy: id };
    if (credits !== 0) await inApp(() => beside.app.get(AdjustBalance, { strict: false }).execute(adjustment));
    return { id, token };
  }

  const tally = (answers: readonly Answer[]): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };

  it('200 at once for one credit: one is made, 199 are refused', async () => {
    const asks = await recruiterWith(1);
    const people = await copiesOf(template, 200, instance.databaseUrl);
    expect(tally(await reserveAll(asks.token, people))).toEqual({ 201: 1, 402: 199 });
    expect(await balanceOf(asks.id)).toMatchObject({ reserved: 1, available: 0 });
    const rows = await query(instance.databaseUrl, 'select id from reservation where recruiter_id = $1', [asks.id]);
    expect(rows).toHaveLength(1);
  }, 120_000);

  it('20 at once for one person: one is made, one credit on hold', async () => {
    const asks = await recruiterWith(20);
    const [target = ''] = await copiesOf(template, 1, instance.databaseUrl);
    const answers = await reserveAll(asks.token, Array<string>(20).fill(target));
    expect(tally(answers)).toEqual({ 201: 1, 409: 19 });
    expect(await balanceOf(asks.id)).toMatchObject({ reserved: 1, available: 19 });
  }, 120_000);

  it('one request repeated on both with its key is carried out once', async () => {
    const asks = await recruiterWith(5);
    const [target = ''] = await copiesOf(template, 1, instance.databaseUrl);
    const key = newId();
    const answers = await reserveAll(asks.token, Array<string>(10).fill(target), key);
    const made = answers.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    // Requests during the first one get IDEMPOTENCY_KEY_IN_USE, and its response when they are repeated.
    const others = answers.filter(({ status }) => status !== 201).map(({ body }) => body.code);
    expect(others.filter((code) => code !== 'REQUEST.IDEMPOTENCY_KEY_IN_USE')).toEqual([]);
    for (const address of addresses) expect(await reserve(address, asks.token, target, key)).toEqual(made[0]);
    expect(await balanceOf(asks.id)).toMatchObject({ reserved: 1, available: 4 });
  }, 120_000);
});

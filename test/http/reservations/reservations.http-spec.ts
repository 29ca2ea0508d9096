import type { ReservationAnswer } from '../../../server/modules/reservations/http/reservations.contract.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { query } from '../../support/query.js';
import { spendCredits } from '../credits/recruiters.js';
import { accessLogOf, exclude, type Recruiter, recruiterOf } from '../identity/hiring.js';
import { signUp } from '../identity/people.js';
import { publish } from '../jobs/market.js';
import { show } from '../matching/stage.js';
import {
  again,
  answer,
  creditsOf,
  isMasked,
  listed,
  type Refusal,
  recruiter,
  reserve,
  reserved,
  seeker,
  type Seeker,
} from './stage.js';

const HOUR = 3_600_000;
const WINDOW = 72 * HOUR;

describe('reservations', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '864000' } });
  });
  auditLedgerAfterEach(() => app);
  afterAll(() => app.close());

  const pair = async (): Promise<[Recruiter, Seeker]> => [await recruiter(app), await seeker(app)];
  const one = <T = ReservationAnswer>(token: string, id: string) =>
    app.request<T>({ url: `/api/credit-reservations/${id}`, token });

  it('hold a credit, open the profile for 72 hours and show each side the other’s name', async () => {
    const [asks, asked] = await pair();
    const job = await publish(app, asks.token, { title: 'Soudeuse' });
    const { status, body } = await reserve(app, asks, asked.id, {
      credits_reserved: 1,
      expires_in_days: 3,
      job_id: job.id,
      message: '  Nous cherchons quelqu’un comme vous.  ',
      salary: '70 000 $',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      status: 'ACTIVE',
      credits_reserved: 1,
      reserved_at: app.clock.now().toISOString(),
      created_at: app.clock.now().toISOString(),
      expires_at: new Date(app.clock.now().getTime() + WINDOW).toISOString(),
      resolved_at: null,
      user: {
        id: asks.id,
        full_name: expect.any(String),
        company: { id: asks.companyId, name: expect.any(String), logo_url: null },
      },
      target_user: { id: asked.id, is_masked: false, full_name: asked.name, location: null, avatar_url: null },
      match: null,
      job: {
        id: job.id,
        title: 'Soudeuse',
        location: expect.any(String),
        salary_range: null,
        salary_min: null,
        salary_max: null,
        salary_period: null,
        status: 'ACTIVE',
      },
      message: 'Nous cherchons quelqu’un comme vous.',
      salary: '70 000 $',
      decline_reason: null,
      allowed_actions: ['CANCELLED'],
      may_reserve: 'NOW',
      may_reserve_from: null,
      may_reopen: false,
      hidden_from_company: false,
    });
    expect(await creditsOf(app, asks)).toEqual([20, 1, 19]);
    expect(await isMasked(app, asks, asked.id)).toBe(false);
    const theirs = await one(asked.token, body.id);
    expect(theirs.body).toMatchObject({
      allowed_actions: ['MATCHED', 'REJECTED'],
      message: body.message,
      salary: '70 000 $',
    });
    expect(await accessLogOf(app, asked.token)).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'UNMASKED', interaction: 'RESERVED', cost: 0 })]),
    );
  });

  it('become a match when the person says yes: the credit is spent, the profile stays open', async () => {
    const [asks, asked] = await pair();
    const job = await publish(app, asks.token);
    const { id } = await reserved(app, asks, asked.id, { job_id: job.id });
    const { status, body } = await answer(app, asked, id, 'matched');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'MATCHED',
      resolved_at: app.clock.now().toISOString(),
      match: { status: 'MATCHED', hired_at: null, job: { id: job.id, company: { id: asks.companyId } } },
      allowed_actions: ['HIRED', 'CANCELLED'],
    });
    expect(await creditsOf(app, asks)).toEqual([19, 0, 19]);
    app.clock.advance(WINDOW + HOUR);
    const later = await again(app, asks);
    expect(await isMasked(app, later, asked.id)).toBe(false);
    const seen = await one(later.token, id);
    expect(seen.body).toMatchObject({ status: 'MATCHED', allowed_actions: ['HIRED', 'CANCELLED'] });
    const matches = await app.request<{ matches: object[] }>({
      url: '/api/matches?status=MATCHED',
      token: later.token,
    });
    expect(matches.body.matches).toEqual([
      expect.objectContaining({ id: body.match?.id, is_mutual: true, unlock_price: null, introduction: null }),
    ]);
  });

  it('release the credit and mask the profile again if the person says no, with a reason for the recruiter', async () => {
    const [asks, asked] = await pair();
    const { id } = await reserved(app, asks, asked.id);
    const { status, body } = await answer(app, asked, id, 'REJECTED', { reason: 'Trop loin de chez moi.' });
    expect([status, body.status, body.allowed_actions]).toEqual([200, 'REJECTED', []]);
    const seen = await one(asks.token, id);
    expect(seen.body).toMatchObject({
      decline_reason: 'Trop loin de chez moi.',
      target_user: { id: asked.id, is_masked: true, full_name: 'Candidat·e', location: null },
    });
    expect(seen.text).not.toContain(asked.name);
    expect(await creditsOf(app, asks)).toEqual([20, 0, 20]);
    expect(await isMasked(app, asks, asked.id)).toBe(true);
  });

  it('expire by themselves, on a read or by the schedule', async () => {
    const [asks, asked] = await pair();
    const [other, third] = [await recruiter(app), await seeker(app)];
    const { id } = await reserved(app, asks, asked.id);
    const { id: swept } = await reserved(app, other, third.id);
    app.clock.advance(WINDOW - 1_000);
    expect((await one((await again(app, asks)).token, id)).body.status).toBe('ACTIVE');
    app.clock.advance(1_000);
    const late = await again(app, asked);
    expect((await answer<Refusal>(app, late, id, 'MATCHED')).body.code).toBe('RESERVATIONS.EXPIRED');
    const seen = await one(late.token, id);
    expect(seen.body).toMatchObject({
      status: 'EXPIRED',
      resolved_at: app.clock.now().toISOString(),
      allowed_actions: [],
    });
    const owner = await again(app, asks);
    expect(await creditsOf(app, owner)).toEqual([20, 0, 20]);
    expect(await isMasked(app, owner, asked.id)).toBe(true);
    const reads = await again(app, other);
    expect((await listed(app, reads)).data).toEqual([expect.objectContaining({ id: swept, status: 'EXPIRED' })]);
  });

  it('can be cancelled: credit and mask as before, and a wait of 30 days for the same person', async () => {
    const [asks, asked] = await pair();
    const { id } = await reserved(app, asks, asked.id);
    const gone = await app.request<ReservationAnswer>({
      method: 'DELETE',
      url: `/api/credit-reservations/${id}`,
      token: asks.token,
    });
    expect([gone.status, gone.body.status]).toEqual([200, 'CANCELLED']);
    expect(await creditsOf(app, asks)).toEqual([20, 0, 20]);
    expect(await isMasked(app, asks, asked.id)).toBe(true);
    const refused = await reserve<Refusal>(app, asks, asked.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'RESERVATIONS.COOLING_DOWN']);
    expect(refused.body.details?.until).toBe(new Date(app.clock.now().getTime() + 30 * 24 * HOUR).toISOString());
    app.clock.advance(30 * 24 * HOUR);
    expect((await reserve(app, await again(app, asks), asked.id)).status).toBe(201);
  });

  it('can be cancelled at most five times a day', async () => {
    const asks = await recruiter(app);
    for (let n = 1; n <= 5; n += 1) {
      const { id } = await reserved(app, asks, (await seeker(app)).id);
      expect((await answer(app, asks, id, 'CANCELLED')).status).toBe(200);
    }
    const { id } = await reserved(app, asks, (await seeker(app)).id);
    const sixth = await answer<Refusal>(app, asks, id, 'CANCELLED');
    expect([sixth.status, sixth.body.code]).toEqual([409, 'RESERVATIONS.TOO_MANY_CANCELLED']);
    expect(await creditsOf(app, asks)).toEqual([20, 1, 19]);
  });

  it('are limited to ten waiting ones', async () => {
    const asks = await recruiter(app);
    for (let n = 1; n <= 10; n += 1) await reserved(app, asks, (await seeker(app)).id);
    const eleventh = await reserve<Refusal>(app, asks, (await seeker(app)).id);
    expect([eleventh.status, eleventh.body.code]).toEqual([409, 'RESERVATIONS.TOO_MANY_ACTIVE']);
    const page = await listed(app, asks, '?section=active&limit=3&page=2');
    expect([page.data.length, page.total, page.counts]).toEqual([
      3,
      10,
      { active: 10, accepted: 0, hired: 0, history: 0 },
    ]);
    expect(page.as_of).toBe(app.clock.now().toISOString());
  });

  it('are limited to one per company and person, over all colleagues', async () => {
    const [asks, asked] = await pair();
    const colleague = await signUp(app, { user_type: 'RECRUITER' });
    await query(
      app.databaseUrl,
      'insert into company_member (user_id, company_id, created_at) values ($1, $2, now())',
      [colleague.user.id, asks.companyId],
    );
    const { id } = await reserved(app, asks, asked.id);
    for (const who of [asks, colleague]) {
      const twice = await reserve<Refusal>(app, who, asked.id);
      expect([twice.status, twice.body.code]).toEqual([409, 'RESERVATIONS.ALREADY_RESERVED']);
    }
    // A recruiter cannot read a colleague's reservation.
    expect((await one(colleague.token, id)).status).toBe(404);
    expect((await reserve(app, await recruiter(app), asked.id)).status).toBe(201);
    await answer(app, asked, id, 'MATCHED');
    const open = await reserve<Refusal>(app, asks, asked.id);
    expect([open.status, open.body.code]).toEqual([409, 'RESERVATIONS.ALREADY_OPEN']);
  });

  it.each(['seeker', 'recruiter'] as const)(
    'become a final hire if the %s reports it; no credit moves',
    async (side) => {
      const [asks, asked] = await pair();
      const { id } = await reserved(app, asks, asked.id);
      expect((await answer(app, asks, id, 'HIRED')).status).toBe(409);
      await answer(app, asked, id, 'MATCHED');
      const before = await creditsOf(app, asks);
      const hired = await answer(app, side === 'seeker' ? asked : asks, id, 'HIRED');
      expect(hired.body).toMatchObject({
        status: 'HIRED',
        match: { status: 'HIRED', hired_at: app.clock.now().toISOString() },
        allowed_actions: [],
      });
      expect(await creditsOf(app, asks)).toEqual(before);
      for (const who of [asks, asked]) {
        for (const status of ['CANCELLED', 'HIRED', 'REJECTED', 'MATCHED']) {
          expect((await answer<Refusal>(app, who, id, status)).body.code).toBe('RESERVATIONS.ACTION_REFUSED');
        }
      }
      expect((await listed(app, asked, '?section=hired')).data.map((each) => each.id)).toEqual([id]);
    },
  );

  it('end after a yes without a refund, and mask the person again; another request then is free', async () => {
    const [asks, asked] = await pair();
    const { id } = await reserved(app, asks, asked.id);
    await answer(app, asked, id, 'MATCHED');
    const ended = await answer(app, asks, id, 'CANCELLED');
    expect(ended.body).toMatchObject({ status: 'CANCELLED', match: { status: 'CANCELLED' }, allowed_actions: [] });
    expect(await creditsOf(app, asks)).toEqual([19, 0, 19]);
    expect(await isMasked(app, asks, asked.id)).toBe(true);
    app.clock.advance(31 * 24 * HOUR);
    const [later, person] = [await again(app, asks), await again(app, asked)];
    const before = await creditsOf(app, later);
    const second = await reserved(app, later, asked.id);
    expect([second.credits_reserved, await creditsOf(app, later)]).toEqual([0, before]);
    expect((await answer(app, person, second.id, 'MATCHED')).body.match?.status).toBe('MATCHED');
    expect(await creditsOf(app, later)).toEqual(before);
  });

  it('can be ended by the person after a yes, even without a posting; no credit moves', async () => {
    const [asks, asked] = await pair();
    const { id } = await reserved(app, asks, asked.id);
    const accepted = await answer(app, asked, id, 'MATCHED');
    expect(accepted.body.allowed_actions).toContain('CANCELLED');
    const before = await creditsOf(app, asks);
    const ended = await answer(app, asked, id, 'CANCELLED');
    expect(ended.body).toMatchObject({ status: 'CANCELLED', match: { status: 'CANCELLED' }, allowed_actions: [] });
    expect(await creditsOf(app, asks)).toEqual(before);
    expect(await isMasked(app, asks, asked.id)).toBe(true);
  });

  it('allow each side its own actions and refuse others', async () => {
    const [asks, asked] = await pair();
    const { id } = await reserved(app, asks, asked.id);
    for (const [who, status] of [
      [asked, 'CANCELLED'],
      [asked, 'HIRED'],
      [asks, 'MATCHED'],
      [asks, 'REJECTED'],
      [asks, 'HIRED'],
    ] as const) {
      const refused = await answer<Refusal>(app, who, id, status);
      expect([status, refused.status, refused.body.code]).toEqual([status, 409, 'RESERVATIONS.ACTION_REFUSED']);
    }
    const reason = await answer<Refusal>(app, asked, id, 'MATCHED', { reason: 'Parce que' });
    expect([reason.status, reason.body.details?.[0]?.path]).toEqual([400, 'reason']);
    for (const status of ['ACTIVE', 'EXPIRED'] as const) {
      expect(await answer(app, asked, id, status)).toMatchObject({
        status: 409,
        body: { code: 'RESERVATIONS.ACTION_REFUSED' },
      });
    }
    expect((await one(asks.token, id)).body.status).toBe('ACTIVE');
  });

  it('answer strangers like missing ones', async () => {
    const [asks, asked] = await pair();
    const { id } = await reserved(app, asks, asked.id);
    for (const { token } of [await recruiter(app), await seeker(app)]) {
      const [foreign, missing] = [await one<object>(token, id), await one<object>(token, newId())];
      expect([foreign.status, { ...foreign.body, requestId: '' }]).toEqual([404, { ...missing.body, requestId: '' }]);
      expect((await answer(app, { token }, id, 'MATCHED')).status).toBe(404);
    }
  });

  it('are possible only for people whom the recruiter may see', async () => {
    const asks = await recruiter(app);
    const hidden = await seeker(app);
    await show(app, hidden.token, false);
    const excluding = await seeker(app);
    await exclude(app, excluding.token, { company_id: asks.companyId });
    for (const id of [hidden.id, excluding.id, newId(), asks.id, (await recruiter(app)).id]) {
      expect((await reserve<Refusal>(app, asks, id)).status).toBe(404);
    }
    expect(await creditsOf(app, asks)).toEqual([20, 0, 20]);
  });

  it('need a company, one of its active postings, and enough credits', async () => {
    const [asks, asked] = await pair();
    const alone = await signUp(app, { user_type: 'RECRUITER' });
    expect((await reserve<Refusal>(app, alone, asked.id)).body.code).toBe('RESERVATIONS.COMPANY_MISSING');
    const foreign = await publish(app, (await recruiterOf(app)).token);
    const draft = await publish(app, asks.token, { status: 'DRAFT' });
    for (const job of [foreign.id, draft.id, newId()]) {
      const refused = await reserve<Refusal>(app, asks, asked.id, { job_id: job });
      expect([refused.status, refused.body.details?.[0]?.path]).toEqual([400, 'job_id']);
    }
    for (const wrong of [
      { credits_reserved: 2 },
      { expires_in_days: 30 },
      { message: 'x'.repeat(501) },
      { free: true },
    ]) {
      expect((await reserve(app, asks, asked.id, wrong)).status).toBe(400);
    }
    await spendCredits(app, asks.id, ...Array.from({ length: 4 }, () => 'COMPANY_SPOTLIGHT' as const));
    const short = await reserve<Refusal>(app, asks, asked.id);
    expect([short.status, short.body.code, short.body.required, short.body.available]).toEqual([
      402,
      'CREDITS.INSUFFICIENT',
      1,
      0,
    ]);
    expect(await isMasked(app, asks, asked.id)).toBe(true);
    expect((await listed(app, asks)).total).toBe(0);
  });

  it('are made once per key, even if the first answer was lost', async () => {
    const [asks, asked] = await pair();
    const first = await reserve(app, asks, asked.id, {}, 'a-key');
    const again = await reserve(app, asks, asked.id, {}, 'a-key');
    expect([again.status, again.text]).toEqual([201, first.text]);
    await query(app.databaseUrl, 'delete from idempotency_key');
    const settled = await reserve(app, asks, asked.id, {}, 'a-key');
    expect([settled.status, settled.body.id]).toEqual([201, first.body.id]);
    await query(app.databaseUrl, 'delete from idempotency_key');
    expect((await reserve(app, asks, (await seeker(app)).id, {}, 'a-key')).status).toBe(422);
    expect(await creditsOf(app, asks)).toEqual([20, 1, 19]);
  });
});

import type { PresentedCandidate } from '../../../server/modules/identity/http/candidates.contract.js';
import type { ReservationAnswer } from '../../../server/modules/reservations/http/reservations.contract.js';
import type { NotificationsPage } from '../../../server/modules/notifications/http/notifications.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { query } from '../../support/query.js';
import { accessLogOf, pageOf, type Recruiter } from '../identity/hiring.js';
import { signUp } from '../identity/people.js';
import {
  again,
  answer,
  creditsOf,
  listed,
  type Refusal,
  recruiter,
  reserve,
  reserved,
  seeker,
  type Seeker,
} from './stage.js';

const DAY = 86_400_000;

describe('a refusal closes the pair', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '864000' } });
  });
  auditLedgerAfterEach(() => app);
  afterAll(() => app.close());

  const pair = async (): Promise<[Recruiter, Seeker]> => [await recruiter(app), await seeker(app)];
  const termsOf = async (who: Recruiter, id: string) => {
    const { reservation_price, may_reserve, may_reserve_from } = (await pageOf(app, id, who.token)).body;
    return { reservation_price, may_reserve, may_reserve_from };
  };
  const reopen = (who: { readonly token: string }, id: string) =>
    app.request<ReservationAnswer>({ method: 'POST', url: `/api/credit-reservations/${id}/reopen`, token: who.token });
  const inDays = (days: number): string => new Date(app.clock.now().getTime() + days * DAY).toISOString();

  async function colleagueOf({ companyId }: Recruiter): Promise<Recruiter> {
    const { token, user } = await signUp(app, { user_type: 'RECRUITER' });
    await query(
      app.databaseUrl,
      'insert into company_member (user_id, company_id, created_at) values ($1, $2, now())',
      [user.id, companyId],
    );
    return { id: user.id, token, companyId, email: user.email };
  }

  it('for 30 days and for every colleague, with the date in the answer', async () => {
    const [asks, asked] = await pair();
    const colleague = await colleagueOf(asks);
    expect(await termsOf(asks, asked.id)).toEqual({ reservation_price: 1, may_reserve: 'NOW', may_reserve_from: null });
    const { id } = await reserved(app, asks, asked.id);
    const refused = await answer(app, asked, id, 'REJECTED');
    const until = inDays(30);
    expect(refused.body).toMatchObject({ may_reserve: 'LATER', may_reserve_from: until, may_reopen: true });
    // A new company name does not help.
    await app.request({
      method: 'PUT',
      url: `/api/companies/${asks.companyId}`,
      token: asks.token,
      payload: { name: 'Tout neuf' },
    });
    for (const who of [asks, colleague]) {
      const closed = await reserve<Refusal>(app, who, asked.id);
      expect([closed.status, closed.body.code, closed.body.details]).toEqual([
        409,
        'RESERVATIONS.COOLING_DOWN',
        { until },
      ]);
      expect(await termsOf(who, asked.id)).toEqual({
        reservation_price: 1,
        may_reserve: 'LATER',
        may_reserve_from: until,
      });
    }
    expect(await creditsOf(app, asks)).toEqual([20, 0, 20]);
    expect((await reserve(app, await recruiter(app), asked.id)).status).toBe(201);
    app.clock.advance(30 * DAY - 1_000);
    expect((await reserve<Refusal>(app, await again(app, asks), asked.id)).body.code).toBe('RESERVATIONS.COOLING_DOWN');
    app.clock.advance(1_000);
    expect((await reserve(app, await again(app, colleague), asked.id)).status).toBe(201);
  });

  it('names the day in the reader’s language', async () => {
    const [asks, asked] = await pair();
    app.clock.set('2027-03-03T15:00:00Z');
    const [who, person] = [await again(app, asks), await again(app, asked)];
    const { id } = await reserved(app, who, asked.id);
    await answer(app, person, id, 'REJECTED');
    const said = async (language: string, url: string, method: 'POST' | 'PUT', token: string, payload: object) =>
      (await app.request<Refusal>({ method, url, token, payload, headers: { 'accept-language': language } })).body
        .error;
    const target = { target_user_id: asked.id };
    expect(await said('fr', '/api/credit-reservations', 'POST', who.token, target)).toContain('2 avril 2027');
    expect(await said('en', '/api/credit-reservations', 'POST', who.token, target)).toContain('April 2, 2027');
    const url = `/api/credit-reservations/${id}`;
    const twice = { status: 'REJECTED' };
    expect(await said('en', url, 'PUT', person.token, twice)).toBe(
      'This request was already refused on March 3, 2027.',
    );
    expect(await said('fr', url, 'PUT', person.token, twice)).toBe('Cette demande a déjà été refusée le 3 mars 2027.');
  });

  it.each(['refusal', 'silence', 'taking back'] as const)(
    'a second %s closes it until the person reopens',
    async (way) => {
      const [first, person] = await pair();
      let [asks, asked] = [first, person];
      let id = '';
      for (let time = 1; time <= 2; time += 1) {
        ({ id } = await reserved(app, asks, asked.id));
        if (way === 'refusal') await answer(app, asked, id, 'REJECTED');
        if (way === 'taking back') await answer(app, asks, id, 'CANCELLED');
        if (way === 'silence') app.clock.advance(3 * DAY);
        [asks, asked] = [await again(app, asks), await again(app, asked)];
        await listed(app, asks);
        if (time === 2) break;
        app.clock.advance(30 * DAY);
        [asks, asked] = [await again(app, asks), await again(app, asked)];
      }
      app.clock.advance(200 * DAY);
      [asks, asked] = [await again(app, asks), await again(app, asked)];
      const closed = await reserve<Refusal>(app, asks, asked.id);
      expect([closed.status, closed.body.code]).toEqual([409, 'RESERVATIONS.CLOSED']);
      expect(await termsOf(asks, asked.id)).toMatchObject({ may_reserve: 'IF_REOPENED', may_reserve_from: null });
      expect((await reopen(asks, id)).status).toBe(403);
      expect((await reopen(await seeker(app), id)).status).toBe(404);
      const opened = await reopen(asked, id);
      expect([opened.status, opened.body.may_reserve, opened.body.may_reopen]).toEqual([200, 'NOW', false]);
      expect((await reopen(asked, id)).status).toBe(200);
      expect((await reserve(app, asks, asked.id)).status).toBe(201);
    },
  );

  it('notifies the company once that it may ask again, only if the pair was closed and the person does not hide', async () => {
    const news = async (who: Recruiter): Promise<string[]> => {
      await app.runJobs();
      const { body } = await app.request<NotificationsPage>({ url: '/api/notifications', token: who.token });
      return body.notifications
        .map(({ text }) => text)
        .filter((text) => text.includes('permet de lui faire une autre demande'));
    };
    const [asks, asked] = await pair();
    const { id } = await reserved(app, asks, asked.id);
    await reopen(asked, id);
    expect(await news(asks)).toEqual([]);
    await answer(app, asked, id, 'REJECTED');
    await Promise.all([reopen(asked, id), reopen(asked, id)]);
    await reopen(asked, id);
    const told = await news(asks);
    expect(told).toHaveLength(1);
    expect(told[0]).not.toContain('Beauregard');
    const [hides, hidden] = await pair();
    const refused = await reserved(app, hides, hidden.id);
    await answer(app, hidden, refused.id, 'REJECTED', { never_again: true });
    expect((await reopen(hidden, refused.id)).status).toBe(200);
    expect(await news(hides)).toEqual([]);
  });

  it('is reset by an acceptance; an agreement that the person ends counts as a refusal', async () => {
    let [asks, asked] = await pair();
    await answer(app, asked, (await reserved(app, asks, asked.id)).id, 'REJECTED');
    app.clock.advance(31 * DAY);
    [asks, asked] = [await again(app, asks), await again(app, asked)];
    const { id } = await reserved(app, asks, asked.id);
    await answer(app, asked, id, 'MATCHED');
    expect(await termsOf(asks, asked.id)).toEqual({ reservation_price: 0, may_reserve: 'NOW', may_reserve_from: null });
    await answer(app, asked, id, 'CANCELLED');
    expect(await termsOf(asks, asked.id)).toEqual({
      reservation_price: 0,
      may_reserve: 'LATER',
      may_reserve_from: inDays(30),
    });
  });

  it('permanently with “never again”: the company no longer sees the person until they undo it', async () => {
    const [asks, asked] = await pair();
    const colleague = await colleagueOf(asks);
    const { id } = await reserved(app, asks, asked.id);
    for (const status of ['MATCHED', 'CANCELLED']) {
      const wrong = await answer<Refusal>(app, asked, id, status, { never_again: true });
      expect([wrong.status, wrong.body.details?.[0]?.path]).toEqual([400, 'never_again']);
    }
    const refused = await answer(app, asked, id, 'REJECTED', { never_again: true, reason: 'Non merci.' });
    expect(refused.body).toMatchObject({ status: 'REJECTED', hidden_from_company: true, may_reopen: false });
    expect(await creditsOf(app, asks)).toEqual([20, 0, 20]);
    for (const who of [asks, colleague]) {
      expect((await pageOf(app, asked.id, who.token)).status).toBe(404);
      expect((await reserve<Refusal>(app, who, asked.id)).status).toBe(404);
    }
    expect((await listed(app, asks)).total).toBe(0);
    const url = '/api/users/me/exclusions';
    const { body } = await app.request<{ exclusions: { id: string; company: { id: string } }[] }>({
      url,
      token: asked.token,
    });
    expect(body.exclusions.map(({ company }) => company.id)).toEqual([asks.companyId]);
    await app.request({ method: 'DELETE', url: `${url}/${body.exclusions[0]?.id}`, token: asked.token });
    // The exclusion is gone; the refusal still counts.
    expect((await reserve<Refusal>(app, asks, asked.id)).body.code).toBe('RESERVATIONS.COOLING_DOWN');
    expect((await listed(app, asked)).data[0]).toMatchObject({ hidden_from_company: false, may_reopen: true });
  });

  it('is shown on every card of a search, with one query per page', async () => {
    const [asks, asked] = await pair();
    const other = await seeker(app);
    for (const { token } of [asked, other]) {
      await app.request({ method: 'PUT', url: '/api/users/me', token, payload: { skills: ['Soudage'] } });
    }
    await app.runJobs();
    await answer(app, asked, (await reserved(app, asks, asked.id)).id, 'REJECTED');
    const { body } = await app.request<{ users: PresentedCandidate[] }>({
      url: '/api/users?limit=100&sort_by=newest',
      token: asks.token,
    });
    const card = (id: string) => body.users.find((user) => user.id === id);
    expect(card(asked.id)).toMatchObject({ reservation_price: 1, may_reserve: 'LATER', may_reserve_from: inDays(30) });
    expect(card(other.id)).toMatchObject({ reservation_price: 1, may_reserve: 'NOW', may_reserve_from: null });
  });

  it('costs nothing in the person’s log; an acceptance shows the spent credits', async () => {
    const [asks, asked] = await pair();
    await answer(app, asked, (await reserved(app, asks, asked.id)).id, 'REJECTED');
    const costs = async () => (await accessLogOf(app, asked.token)).map(({ kind, cost }) => [kind, cost]);
    expect(await costs()).toEqual([
      ['CONCEALED', 0],
      ['UNMASKED', 0],
    ]);
    const other = await recruiter(app);
    app.clock.advance(1_000);
    await answer(app, asked, (await reserved(app, other, asked.id)).id, 'MATCHED');
    expect((await costs()).slice(0, 2).sort()).toEqual([
      ['UNMASKED', 0],
      ['UNMASKED', 1],
    ]);
  });

  it('is also enforced by the database', async () => {
    const [asks, asked] = await pair();
    await answer(app, asked, (await reserved(app, asks, asked.id)).id, 'REJECTED');
    await expect(
      query(
        app.databaseUrl,
        `insert into reservation (id, recruiter_id, company_id, seeker_id, status, credits_reserved, reserved_at, expires_at)
         values (gen_random_uuid(), $1, $2, $3, 'ACTIVE', 0, $4, $4::timestamptz + interval '3 days')`,
        [asks.id, asks.companyId, asked.id, app.clock.now()],
      ),
    ).rejects.toThrow('closed the door');
  });
});

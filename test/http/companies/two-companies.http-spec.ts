import { jest } from '@jest/globals';
import type { MadeCalendarAddress } from '../../../server/modules/applications/http/calendar.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { applied, candidate, type Candidate, detailOf, employer, jobPage } from '../applications/stage.js';
import { signUp } from '../identity/people.js';
import { codeOf, invite, join, type Member, memberOf, removeMember, teamOf } from './team-stage.js';

jest.setTimeout(120_000);

/** An account belongs to one team. These tests are about people whom two companies want, and about those who change. */
describe('a person and two companies', () => {
  let app: TestApp;
  let former: Awaited<ReturnType<typeof employer>>;
  let next: Awaited<ReturnType<typeof employer>>;
  let person: Candidate;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    former = await employer(app, 'Acier Trois-Rivières');
    next = await employer(app, 'Coopérative du Fleuve');
    person = await candidate(app);
  });
  afterAll(() => app.close());

  const membershipsOf = (id: string): Promise<{ company_id: string }[]> =>
    query(app.databaseUrl, 'select company_id from company_member where user_id = $1', [id]);
  /** The code of an invitation; a newer one replaces the email, not the code. */
  async function invitedBy({ token, companyId }: typeof former, email: string): Promise<string> {
    expect((await invite(app, token, companyId, { email, role: 'REVIEWER' })).status).toBe(201);
    return codeOf(app, email);
  }

  it('join one team when both invitations are accepted at once, and the other invitation stays open', async () => {
    const { token, user } = await signUp(app, { user_type: 'RECRUITER' });
    const codes = [await invitedBy(former, user.email), await invitedBy(next, user.email)];
    const answers = await Promise.all(codes.map((code) => join(app, token, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const joined = answers.find(({ status }) => status === 200)?.body.company_id;
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('COMPANIES.WORKS_ELSEWHERE');
    expect(await membershipsOf(user.id)).toEqual([{ company_id: joined }]);
    const other = joined === former.companyId ? next : former;
    const { body } = await teamOf(app, other.token, other.companyId);
    expect(body.invitations.map(({ email }) => email)).toEqual([user.email]);
    // After leaving the first team they can still accept.
    const first = joined === former.companyId ? former : next;
    expect((await removeMember(app, token, first.companyId, user.id)).status).toBe(200);
    expect((await join(app, token, codes[other === former ? 0 : 1] ?? '')).status).toBe(200);
    expect(await membershipsOf(user.id)).toEqual([{ company_id: other.companyId }]);
  });

  /** A recruiter of the former company who has reviewed an application, has a calendar address and a share link. */
  async function recruiter(application: string): Promise<{ member: Member; calendar: string; shared: string }> {
    const member = await memberOf(app, former, 'RECRUITER');
    const { token } = member;
    const call = <T>(method: 'PUT' | 'POST', url: string, payload: object) =>
      app.request<T>({ method, url, token, payload });
    const scored = await call('PUT', `/api/applications/${application}/reviews/mine`, {
      scores: [{ criterion_id: 'skills', score: 3, note: 'Un exemple précis' }],
    });
    const { body: address } = await call<MadeCalendarAddress>('POST', '/api/members/me/calendar', { kind: 'FULL' });
    const { body: link } = await call<{ token: string }>('POST', '/api/share-links', {
      name: 'Pour la direction',
      user_ids: [person.id],
      shown: 'MASKED',
      expires_in_days: 7,
    });
    expect(scored.status).toBe(200);
    const calendar = new URL(address.url);
    return { member, calendar: calendar.pathname + calendar.search, shared: `/api/shared/${link.token}` };
  }

  it('keep nothing of the former company after joining another, and the former team keeps their work', async () => {
    const application = (await applied(app, person.token, former.jobId)).id;
    const { member, calendar, shared } = await recruiter(application);
    for (const url of [calendar, shared]) expect((await app.request({ url })).status).toBe(200);
    expect((await removeMember(app, member.token, former.companyId, member.id)).status).toBe(200);
    expect((await join(app, member.token, await invitedBy(next, member.email))).status).toBe(200);

    expect((await jobPage(app, member.token, next.jobId)).status).toBe(200);
    expect((await jobPage(app, member.token, former.jobId)).status).toBe(404);
    expect((await detailOf(app, member.token, application)).status).toBe(404);
    const own = `/api/applications/${application}`;
    for (const url of [`${own}/reviews/mine`, `${own}/reviews`, `${own}/notes`, `${own}/blind`]) {
      expect([url, (await app.request({ url, token: member.token })).status]).toEqual([url, 404]);
    }
    expect((await app.request({ url: calendar })).status).toBe(404);
    expect((await app.request({ url: shared })).status).toBe(410);

    // The owner submits a review too, and then reads the one of the person who left.
    const mine = { scores: [{ criterion_id: 'skills', score: 2, note: 'Peu de détails' }] };
    const submitted = await app.request({
      method: 'PUT',
      url: `${own}/reviews/mine`,
      token: former.token,
      payload: mine,
    });
    expect(submitted.status).toBe(200);
    const { body } = await app.request<{ summary: { n: number } }>({ url: `${own}/reviews`, token: former.token });
    expect(body.summary.n).toBe(2);
  });
});

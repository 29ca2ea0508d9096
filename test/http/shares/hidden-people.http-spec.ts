import { jest } from '@jest/globals';
import type { LinkDetail, MadeLink } from '../../../server/modules/shares/http/share-links.contract.js';
import type { SharedPage } from '../../../server/modules/shares/http/shared.contract.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { applied, candidate, type Candidate, employer, withdraw } from '../applications/stage.js';
import { exclude } from '../identity/hiring.js';

jest.setTimeout(120_000);

describe('share links of people who hide', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof employer>>;
  let person: Candidate;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    company = await employer(app);
    person = await candidate(app);
  });
  afterAll(() => app.close());

  const make = (more: object = {}): Promise<TestAnswer<MadeLink>> =>
    app.request({
      method: 'POST',
      url: '/api/share-links',
      token: company.token,
      payload: { name: 'Pour la direction', user_ids: [person.id], shown: 'OPEN', expires_in_days: 7, ...more },
    });
  const made = async (more: object = {}): Promise<MadeLink> => {
    const { status, body, text } = await make(more);
    if (status !== 201) throw new Error(`link answered ${status}: ${text}`);
    return body;
  };
  const peopleOf = async (token: string): Promise<number> =>
    (await app.request<SharedPage>({ url: `/api/shared/${token}` })).body.people.length;
  const linkOf = async (id: string): Promise<LinkDetail> =>
    (await app.request<LinkDetail>({ url: `/api/share-links/${id}`, token: company.token })).body;
  const show = async (isVisible: boolean): Promise<void> => {
    const payload = { profile_visible: isVisible };
    const url = '/api/users/me/preferences';
    expect((await app.request({ method: 'PUT', url, token: person.token, payload })).status).toBe(200);
  };

  it('immediately and permanently lose those who hide, exclude the company or close the account', async () => {
    const [other, third] = [await candidate(app), await candidate(app)];
    await applied(app, person.token, company.jobId);
    const { token, link } = await made({ user_ids: [person.id, other.id, third.id] });
    const shown = () => peopleOf(token);
    expect(await shown()).toBe(3);
    // An application still shows the person to the company, but no longer to readers of the link.
    await show(false);
    expect(await shown()).toBe(2);
    await exclude(app, other.token, { company_id: company.companyId });
    expect(await shown()).toBe(1);
    expect((await app.request({ method: 'DELETE', url: '/api/users/me', token: third.token })).status).toBe(200);
    expect(await shown()).toBe(0);
    expect(await linkOf(link.id)).toMatchObject({ link: { people: 0, answers: 0 }, people: [] });
    await app.runJobs();
    await show(true);
    expect(await shown()).toBe(0);
  });

  it('show an applicant who was never visible in the search, until they withdraw', async () => {
    await show(false);
    expect((await make()).status).toBe(404);
    const application = await applied(app, person.token, company.jobId);
    const { token } = await made();
    expect(await peopleOf(token)).toBe(1);
    await withdraw(app, person.token, application.id);
    expect(await peopleOf(token)).toBe(0);
  });

  it('lose an applicant who blocks a recruiter of the company, even one who was never visible in the search', async () => {
    const blocks = async (who: Candidate): Promise<void> => {
      const url = `/api/users/${company.id}/block`;
      expect((await app.request({ method: 'POST', url, token: who.token })).status).toBe(200);
    };
    const visible = await candidate(app);
    await show(false);
    for (const { token } of [person, visible]) await applied(app, token, company.jobId);
    const { token, link } = await made({ user_ids: [person.id, visible.id] });
    const shown = () => peopleOf(token);
    expect(await shown()).toBe(2);
    await blocks(person);
    expect(await shown()).toBe(1);
    await blocks(visible);
    expect(await shown()).toBe(0);
    expect(await linkOf(link.id)).toMatchObject({ link: { people: 0 }, people: [] });
    await app.runJobs();
    const left = await query(app.databaseUrl, 'select 1 from share_link_person where link_id = $1', [link.id]);
    expect(left).toEqual([]);
    // Their applications still show them to the company, which can share them again.
    const again = await made({ user_ids: [person.id, visible.id] });
    expect(await peopleOf(again.token)).toBe(2);
  });

  it('lose an applicant who shows themselves in the search after the link was made, and then hides', async () => {
    await show(false);
    await applied(app, person.token, company.jobId);
    const { token } = await made();
    await show(true);
    await app.runJobs();
    expect(await peopleOf(token)).toBe(1);
    await show(false);
    expect(await peopleOf(token)).toBe(0);
  });
});

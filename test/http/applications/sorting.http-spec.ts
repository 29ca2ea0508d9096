import { jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/app.js';
import { connected, until } from '../../support/sockets.js';
import { type Member, memberOf } from '../companies/team-stage.js';
import type { Recruiter } from '../identity/hiring.js';
import { publish } from '../jobs/market.js';
import { clinicalNurse, intensiveCare, type Person, seekerWith } from '../matching/stage.js';
import { applied, candidate, decide, employer, jobPage, newsOf } from './stage.js';

jest.setTimeout(240_000);

const sorts = ['MATCH', 'NEWEST', 'OLDEST', 'STAGE', 'REVIEWS'] as const;

describe('the order of a posting’s applications', () => {
  let app: TestApp;
  let owner: Recruiter;
  let reviewer: Member;
  let jobId: string;
  const people: (Person & { application: string })[] = [];

  const put = (token: string, url: string, payload: object) => app.request({ method: 'PUT', url, token, payload });
  const score = async (token: string, id: string, value: number): Promise<void> => {
    const scores = [{ criterion_id: 'skills', score: value, note: 'Vu' }];
    expect((await put(token, `/api/applications/${id}/reviews/mine`, { scores })).status).toBe(200);
  };
  const orderOf = async (token: string, sort: string): Promise<string[]> =>
    (await jobPage(app, token, jobId, `?sort=${sort}`)).body.applications.map(({ id }) => id);
  const ordersOf = (token: string) => Promise.all(sorts.map((sort) => orderOf(token, sort)));
  const moveTo = async (person: Person | undefined, location: string): Promise<void> => {
    expect((await put(person?.token ?? '', '/api/users/me', { location })).status).toBe(200);
    await app.runJobs();
  };

  beforeAll(async () => {
    app = await startTestApp();
    owner = await employer(app, 'Hôpital Mont-Blanc');
    jobId = (await publish(app, owner.token, intensiveCare)).id;
    reviewer = await memberOf(app, owner, 'REVIEWER');
    for (const [at, location] of ['Montréal, QC', 'Rimouski', 'Gaspé'].entries()) {
      const person = await seekerWith(app, { ...clinicalNurse, full_name: `Mathilde Gagnon${at}`, location });
      people.push({ ...person, application: (await applied(app, person.token, jobId)).id });
      app.clock.advance(60_000);
    }
    await app.runJobs();
  });
  afterAll(() => app.close());

  it('tells a blind reviewer nothing of where people live', async () => {
    const [first, , last] = people;
    const [seen, byMatch] = [await ordersOf(reviewer.token), await orderOf(owner.token, 'MATCH')];
    expect(byMatch[0]).toBe(first?.application);
    await moveTo(first, 'Gaspé');
    await moveTo(last, 'Montréal, QC');
    expect((await orderOf(owner.token, 'MATCH'))[0]).toBe(last?.application);
    expect(await ordersOf(reviewer.token)).toEqual(seen);
    expect(seen[0]).toEqual(people.map(({ application }) => application).reverse());
  });

  it('is by match again for people whom the reviewer has scored', async () => {
    const [first, second] = people;
    await score(reviewer.token, first?.application ?? '', 3);
    expect((await orderOf(reviewer.token, 'MATCH'))[0]).toBe(first?.application);
    const { body } = await jobPage(app, reviewer.token, jobId, '?sort=MATCH');
    expect(body.applications.map(({ match_score: each }) => each === null)).toEqual([false, true, true]);
    await score(reviewer.token, second?.application ?? '', 2);
  });

  it('by reviews uses an average only once the reader’s own review is in', async () => {
    const [first, second, last] = people.map(({ application }) => application);
    const before = await orderOf(owner.token, 'REVIEWS');
    await score(reviewer.token, first ?? '', 1);
    await score(reviewer.token, second ?? '', 4);
    expect(await orderOf(owner.token, 'REVIEWS')).toEqual(before);
    await score(owner.token, first ?? '', 2);
    await score(owner.token, last ?? '', 3);
    await score(owner.token, second ?? '', 4);
    const { body } = await jobPage(app, owner.token, jobId, '?sort=REVIEWS');
    expect(body.applications.map(({ id, review_average: average }) => [id, average])).toEqual([
      [second, 4],
      [last, 3],
      [first, 1.5],
    ]);
    // The last person is still hidden from the reviewer, who has not scored them.
    const seen = (await jobPage(app, reviewer.token, jobId, '?sort=REVIEWS')).body.applications;
    expect(seen.map(({ id, review_average: average }) => [id, average])).toEqual([
      [second, 4],
      [first, 1.5],
      [last, null],
    ]);
  });

  it('sends a blind reviewer no name over the live connection, while people apply, are moved and are mentioned', async () => {
    const screen = await connected(await app.listen(), { token: reviewer.token });
    const other = await candidate(app, { full_name: 'Ursule Kouyaté' });
    const { id } = await applied(app, other.token, jobId, { cover_letter: 'Je suis Ursule Kouyaté' });
    await decide(app, owner.token, id, { status: 'REVIEWED' });
    for (const each of [id, people[2]?.application ?? '']) {
      const payload = { text: 'Ursule ou Mathilde?', mentions: [reviewer.id] };
      const url = `/api/applications/${each}/notes`;
      expect((await app.request({ method: 'POST', url, token: owner.token, payload })).status).toBe(201);
    }
    await app.runJobs();
    await until(() => screen.heard.filter(({ name }) => name === 'notification.created').length >= 2);
    screen.socket.disconnect();
    const told = await newsOf(app, reviewer.token);
    expect(told.filter((text) => /^2 notes .* vous mentionnent/.test(text))).toHaveLength(1);
    const all = JSON.stringify([screen.heard, told]);
    expect(all).not.toMatch(/Ursule|Kouyaté|Mathilde|Gagnon/);
    expect(all).not.toContain(other.email);
  });
});

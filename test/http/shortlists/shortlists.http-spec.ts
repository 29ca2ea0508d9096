import type {
  ShortlistAnswer,
  ShortlistPeoplePage,
  ShortlistPersonAnswer,
  ShortlistsPage,
} from '../../../server/modules/shortlists/http/shortlists.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { applied, candidate, type Candidate, colleague, employer } from '../applications/stage.js';
import { exclude } from '../identity/hiring.js';
import { unzip } from '../../support/unzip.js';

describe('shortlists', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof employer>>;
  let person: Candidate;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    company = await employer(app);
    person = await candidate(app, { full_name: 'Zéphyrine Quokkaförd' });
    id = (await make('Équipe de nuit')).body.id;
  });
  afterAll(() => app.close());

  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
  const ask = <T>(
    method: Method,
    path: string,
    payload?: object,
    token = company.token,
  ): Promise<TestAnswer<T & ErrorAnswer>> =>
    app.request({ method, url: `/api/shortlists${path}`, token, ...(payload && { payload }) });
  const make = (name: string, token = company.token) => ask<ShortlistAnswer>('POST', '', { name }, token);
  const star = (userId: string, more: object = {}, token = company.token) =>
    ask<ShortlistPersonAnswer>('POST', `/${id}/people`, { user_id: userId, ...more }, token);
  const people = (filter = '', token = company.token) =>
    ask<ShortlistPeoplePage>('GET', `/${id}${filter}`, undefined, token);
  const rowsOf = (userId: string) =>
    query(app.databaseUrl, 'select 1 from shortlist_person where seeker_id = $1', [userId]);

  const show = async (isVisible: boolean): Promise<void> => {
    const payload = { profile_visible: isVisible };
    const { status } = await app.request({
      method: 'PUT',
      url: '/api/users/me/preferences',
      token: person.token,
      payload,
    });
    expect(status).toBe(200);
  };

  it('are shared within the company, and with nobody else', async () => {
    const { token } = await colleague(app, company);
    expect((await star(person.id, { note: 'Rappeler en janvier.' }, token)).status).toBe(200);
    expect((await people()).body.people.map(({ note }) => note)).toEqual(['Rappeler en janvier.']);
    const stranger = await employer(app, 'Ailleurs');
    expect((await people('', stranger.token)).status).toBe(404);
    expect((await star(person.id, {}, stranger.token)).status).toBe(404);
    expect((await ask('DELETE', `/${id}`, undefined, stranger.token)).status).toBe(404);
    expect((await ask('PUT', `/${id}`, { name: 'À nous' }, stranger.token)).status).toBe(404);
    const { body } = await ask<ShortlistsPage>('GET', '', undefined, stranger.token);
    expect([body.shortlists, body.total]).toEqual([[], 0]);
  });

  it('keep masked people masked, and open ones open', async () => {
    const masked = (await star(person.id)).body.user;
    expect([masked.is_masked, masked.email]).toEqual([true, null]);
    const answer = await people();
    expect(answer.text).not.toMatch(/Quokka/i);
    expect(answer.text).not.toContain(person.email);
    await applied(app, person.token, company.jobId);
    expect((await people()).body.people[0]?.user.full_name).toBe('Zéphyrine Quokkaförd');
  });

  it('add a person once, and change the note only when it is sent', async () => {
    await star(person.id, { note: 'Une note' });
    expect((await star(person.id)).body.note).toBe('Une note');
    expect((await star(person.id, { note: '' })).body.note).toBeNull();
    expect((await people()).body.total).toBe(1);
    const lists = (await ask<ShortlistsPage>('GET', `?user_id=${person.id}`)).body.shortlists;
    expect(lists.map(({ has_person: has }) => has)).toEqual([true]);
    for (const _ of [1, 2]) expect((await ask('DELETE', `/${id}/people/${person.id}`)).status).toBe(200);
    expect((await people()).body.total).toBe(0);
  });

  it('immediately and permanently lose a person who hides', async () => {
    await star(person.id, { note: 'Secret' });
    await show(false);
    expect((await people()).body).toMatchObject({ people: [], total: 0 });
    const lists = (await ask<ShortlistsPage>('GET', `?user_id=${person.id}`)).body.shortlists;
    expect(lists.map(({ has_person: has }) => has)).toEqual([false]);
    expect((await star(person.id)).status).toBe(404);
    await app.runJobs();
    expect(await rowsOf(person.id)).toEqual([]);
    await show(true);
    await app.runJobs();
    expect((await people()).body.total).toBe(0);
  });

  it('lose people who exclude the company, while lists of other companies keep them', async () => {
    const other = await employer(app, 'Ailleurs');
    const theirs = (await make('La nôtre', other.token)).body.id;
    await star(person.id);
    await ask('POST', `/${theirs}/people`, { user_id: person.id }, other.token);
    await exclude(app, person.token, { company_id: company.companyId });
    expect((await people()).body.total).toBe(0);
    await app.runJobs();
    expect(await rowsOf(person.id)).toHaveLength(1);
    expect((await ask<ShortlistPeoplePage>('GET', `/${theirs}`, undefined, other.token)).body.total).toBe(1);
  });

  it('lose people who close the account, and the notes are in the person’s export before', async () => {
    await star(person.id, { note: 'Rappeler en janvier.' });
    const { bytes } = await app.request({ url: '/api/users/me/export', token: person.token });
    const file = (await unzip(bytes)).get('shortlists.json');
    expect(JSON.parse(String(file))).toMatchObject([{ company: 'Acier & fils', note: 'Rappeler en janvier.' }]);
    expect((await app.request({ method: 'DELETE', url: '/api/users/me', token: person.token })).status).toBe(200);
    expect(await rowsOf(person.id)).toEqual([]);
  });

  it('show the scores of the company’s matches with a chosen posting', async () => {
    const second = await candidate(app, { full_name: 'Luc Gervais' });
    await star(person.id);
    await star(second.id);
    await app.runJobs();
    const { status, body } = await people(`?job_id=${company.jobId}`);
    expect([status, body.total]).toEqual([200, 2]);
    const search = await app.request<{ scores?: Record<string, number> }>({
      url: `/api/users?job_id=${company.jobId}&limit=100`,
      token: company.token,
    });
    for (const { user, match_score: score } of body.people) {
      expect(score).toBe(search.body.scores?.[user.id] ?? null);
    }
    const stranger = await employer(app, 'Ailleurs');
    expect((await people(`?job_id=${stranger.jobId}`)).status).toBe(404);
    expect((await people(`?job_id=${newId()}`)).status).toBe(404);
  });

  it('have unique names, and can be deleted', async () => {
    const taken = await make('ÉQUIPE DE NUIT');
    expect([taken.status, taken.body.code]).toEqual([409, 'SHORTLISTS.NAME_TAKEN']);
    expect((await ask<ShortlistAnswer>('PUT', `/${id}`, { name: 'Équipe de Nuit' })).body.name).toBe('Équipe de Nuit');
    await query(
      app.databaseUrl,
      `insert into shortlist (id, company_id, slot, name, created_at, updated_at)
       select gen_random_uuid(), $1, n, 'Liste ' || n, now(), now() from generate_series(2, 100) n`,
      [company.companyId],
    );
    const more = await make('Une de trop');
    expect([more.status, more.body.code]).toEqual([409, 'SHORTLISTS.TOO_MANY']);
    expect((await ask('DELETE', `/${id}`)).status).toBe(200);
    expect((await people()).status).toBe(404);
    expect((await make('Une de trop')).status).toBe(201);
  });

  it('never contain more than 500 people, also if many are added in parallel', async () => {
    await query(
      app.databaseUrl,
      `with made as (select gen_random_uuid() as seeker, n from generate_series(1, 498) n)
       insert into shortlist_person (shortlist_id, seeker_id, slot, added_at) select $1, seeker, n, now() from made`,
      [id],
    );
    const five = await Promise.all(Array.from({ length: 5 }, () => candidate(app)));
    const answers = await Promise.all(five.map((each) => star(each.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    const [row] = await query<{ count: number }>(
      app.databaseUrl,
      'select count(*)::int as count from shortlist_person where shortlist_id = $1',
      [id],
    );
    expect(row?.count).toBe(500);
    // People who are not visible are not counted.
    expect((await people()).body.total).toBe(2);
  });

  it('accept only job seekers', async () => {
    expect((await star(company.id)).status).toBe(404);
    expect((await star(newId())).status).toBe(404);
  });
});

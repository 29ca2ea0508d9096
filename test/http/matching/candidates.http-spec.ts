import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { DisclosuresFacade } from '../../../server/modules/identity/index.js';
import type { CandidatesPage } from '../../../server/modules/matching/http/candidate-search.contract.js';
import { FindMissingCandidates } from '../../../server/modules/matching/use-cases/find-missing-candidates.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { sample } from '../../support/samples/samples.js';
import { exclude } from '../identity/hiring.js';
import { publish, signUp, signUpWithCompany } from '../jobs/market.js';
import { uploadAndProcess } from '../media/people.js';
import { clinicalNurse, intensiveCare, type Person, seekerWith, show } from './stage.js';

const developer = {
  full_name: 'Marc Boulanger',
  skills: ['React', 'TypeScript', 'Node.js', 'Git', 'HTML'],
  experience: 'Développeur front-end depuis cinq ans.',
  bio: 'J’aime les interfaces accessibles.',
  years_experience: 5,
  location: 'Québec, QC',
  salary_range: '60 000 $ à 70 000 $',
  open_to_remote: true,
};
const welder = {
  full_name: 'Ana Tremblay',
  skills: ['Soudure', 'Lecture de plans'],
  experience: 'Soudeuse-monteuse.',
  years_experience: 12,
  location: 'Saint-Georges, QC',
  salary_range: '28 $/h',
};
const beginner = { full_name: 'Léa Roy', skills: ['react.js'], years_experience: 0, location: 'Toronto, ON' };

describe('GET /api/users', () => {
  let app: TestApp;
  let studio: { token: string; companyId: string };
  const people: Record<'nurse' | 'developer' | 'welder' | 'beginner', Person> = {} as never;

  beforeAll(async () => {
    app = await startTestApp();
    studio = await signUpWithCompany(app, 'Studio Nord');
    for (const [name, profile] of Object.entries({ nurse: clinicalNurse, developer, welder, beginner })) {
      people[name as keyof typeof people] = await seekerWith(app, profile);
      app.clock.advance(1_000);
    }
    await uploadAndProcess(
      app,
      { ...people.welder, email: 'welder@market.example' },
      await readFile(await sample('tiny-16x16.mp4')),
    );
    await app.runJobs();
  });
  afterAll(() => app.close());

  const search = async (
    filters: Record<string, string>,
    token = studio.token,
    language = 'fr',
  ): Promise<CandidatesPage> => {
    const { status, body, text } = await app.request<CandidatesPage>({
      url: `/api/users?${new URLSearchParams(filters).toString()}`,
      token,
      headers: { 'accept-language': language },
    });
    if (status !== 200) throw new Error(`the search answered ${status}: ${text}`);
    return body;
  };
  const nameOf = (id: string): string => Object.entries(people).find(([, person]) => person.id === id)?.[0] ?? id;
  const found = async (filters: Record<string, string>, token = studio.token): Promise<string[]> => {
    const { users, total } = await search(filters, token);
    expect(total).toBe(users.length);
    return users.map(({ id }) => nameOf(id));
  };
  const foundSet = async (filters: Record<string, string>): Promise<string[]> => (await found(filters)).sort();

  it('finds a town of two words by either word, but not by a part of a word', async () => {
    const one = await seekerWith(app, { full_name: 'Nova Roy', location: 'New York', skills: ['Cuisine'] });
    await app.runJobs();
    const foundBy = async (location: string): Promise<boolean> =>
      (await search({ location, limit: '100' })).users.some(({ id }) => id === one.id);
    for (const location of ['york', 'YORK', 'Yórk', 'new york', 'New Yo'])
      expect([location, await foundBy(location)]).toEqual([location, true]);
    for (const location of ['ork', 'yorkton', 'old york'])
      expect([location, await foundBy(location)]).toEqual([location, false]);
    await query(app.databaseUrl, 'update profile set visible = false where account_id = $1', [one.id]);
    await query(app.databaseUrl, 'delete from candidate_search where seeker_id = $1', [one.id]);
  });

  it('shows all visible people, masked', async () => {
    const page = await search({ user_type: 'job_seeker', apply_masking: 'false' });
    expect(page).toMatchObject({ total: 4, page: 1, limit: 20 });
    for (const user of page.users)
      expect(user).toMatchObject({ is_masked: true, full_name: 'Candidat·e', email: null });
    expect(page).not.toHaveProperty('approximate');
    const english = await search({ user_type: 'JOB_SEEKER' }, studio.token, 'en');
    expect(english.users[0]?.full_name).toBe('Candidate');
  });

  it.each([
    ['a word of the card', { search: 'accessibles' }, ['developer']],
    ['the other language', { search: 'registered nurse' }, ['nurse']],
    ['a word being typed', { search: 'interfac' }, ['developer']],
    ['what an occupation is a kind of', { search: 'software developer' }, ['developer']],
    ['a skill and a town', { search: 'react quebec' }, ['developer']],
    ['a word nobody has', { search: 'xylophoniste' }, []],
    ['a skill by another name', { skills: 'ReactJS' }, ['beginner', 'developer']],
    ['every skill', { skills: 'react, typescript' }, ['developer']],
    ['a skill of the other language', { skills: 'Critical care' }, ['nurse']],
    ['a skill nobody has', { skills: 'taxidermie' }, []],
    ['a town', { location: 'montreal' }, ['nurse']],
    ['a town being typed', { location: 'saint-geo' }, ['welder']],
    ['a province', { location: 'Ontario' }, ['beginner']],
    ['a town and its province', { location: 'Québec, QC' }, ['developer']],
    ['least experience', { experience_min: '8' }, ['nurse', 'welder']],
    ['most experience', { experience_max: '5' }, ['beginner', 'developer']],
    ['a range of experience', { experience_min: '5', experience_max: '8' }, ['developer', 'nurse']],
    ['remote work', { remote: 'true' }, ['developer']],
    ['no wish about remote work', { remote: 'false' }, ['beginner', 'developer', 'nurse', 'welder']],
    ['a video', { has_video: 'true' }, ['welder']],
    ['least pay', { salary_min: '71000' }, ['nurse']],
    ['most pay', { salary_max: '59000' }, ['welder']],
    ['pay that overlaps', { salary_min: '65000', salary_max: '76000' }, ['developer', 'nurse']],
    [
      'everything',
      { search: 'front-end', skills: 'react', location: 'québec', remote: 'true', salary_max: '65000' },
      ['developer'],
    ],
  ])('finds by %s', async (_, filters: Record<string, string>, expected) => {
    expect(await foundSet(filters)).toEqual(expected);
  });

  it('replaces a misspelt word by the most similar one of the lexicon, and says so', async () => {
    const page = await search({ search: 'infirmirere' });
    expect(page).toMatchObject({ approximate: true, total: 1 });
    expect(page.users[0]?.id).toBe(people.nurse.id);
  });

  it('sorts by newest, by most experience, or by most complete card', async () => {
    expect(await found({ sort_by: 'newest' })).toEqual(['beginner', 'welder', 'developer', 'nurse']);
    expect(await found({ sort_by: 'experience' })).toEqual(['welder', 'nurse', 'developer', 'beginner']);
    expect((await found({})).at(-1)).toBe('beginner');
    expect((await found({ search: 'react' }))[0]).toBe('developer');
  });

  it('compares with a posting of the caller’s company, matched people first', async () => {
    const job = await publish(app, studio.token, intensiveCare);
    await app.runJobs();
    const page = await found({ job_id: job.id });
    expect(page).toHaveLength(4);
    expect(page[0]).toBe('nurse');
    const { users, scores = {} } = await search({ job_id: job.id });
    const [nurse] = users;
    expect(scores[nurse?.id ?? '']).toBeGreaterThan(50);
    for (const id of Object.keys(scores)) expect(users.map((user) => user.id)).toContain(id);
    expect((await search({})).scores).toBeUndefined();
    const first = await search({ job_id: job.id, limit: '1' });
    const second = await search({ job_id: job.id, limit: '1', page: '2' });
    expect([...first.users, ...second.users].map(({ id }) => nameOf(id))).toEqual(page.slice(0, 2));
    const other = await signUpWithCompany(app, 'Ailleurs');
    const refused = await app.request({ url: `/api/users?job_id=${job.id}`, token: other.token });
    expect(refused.status).toBe(404);
  });

  it('pages without gaps or duplicates', async () => {
    const pages = await Promise.all(
      ['1', '2', '3', '4', '5'].map((page) => search({ page, limit: '1', sort_by: 'experience' })),
    );
    expect(pages.map(({ total }) => total)).toEqual([4, 4, 4, 4, 4]);
    expect(pages.flatMap(({ users }) => users.map(({ id }) => nameOf(id)))).toEqual([
      'welder',
      'nurse',
      'developer',
      'beginner',
    ]);
  });

  it('counts what each further choice would find, under the other filters', async () => {
    const { facets } = await search({});
    expect(facets.skills.find(({ label }) => label === 'React')).toMatchObject({ count: 2 });
    expect(facets.locations).toEqual(expect.arrayContaining([{ value: 'Montréal', label: 'Montréal', count: 1 }]));
    expect(facets.experience.map(({ value, count }) => [value, count])).toEqual([
      ['0-1', 1],
      ['2-4', 0],
      ['5-9', 2],
      ['10-19', 1],
      ['20-', 0],
    ]);
    expect(facets).toMatchObject({ remote: 1, has_video: 1 });
    expect(facets).not.toHaveProperty('is_estimate');

    const narrowed = (await search({ remote: 'true', experience_max: '5', skills: 'React' })).facets;
    // Each facet is counted under all filters except its own: the beginner is not open to remote work, the developer is.
    expect(narrowed).toMatchObject({ remote: 1, has_video: 0 });
    expect(narrowed.experience.map(({ count }) => count)).toEqual([0, 0, 1, 0, 0]);
    expect(narrowed.skills.map(({ label }) => label)).not.toContain('React');
    for (const { value, count } of narrowed.skills)
      expect((await search({ remote: 'true', experience_max: '5', skills: `React,${value}` })).total).toBe(count);
    for (const { value, count } of (await search({ has_video: 'true' })).facets.locations)
      expect((await search({ has_video: 'true', location: value })).total).toBe(count);
    expect((await search({}, studio.token, 'en')).facets.experience[4]?.label).toBe('20 years or more');
  });

  it('cannot search data that the masked card hides', async () => {
    const secret = await seekerWith(app, {
      full_name: 'Zéphyrine Quokkaförd',
      phone: '438 555-0177',
      location: 'Laval, 12 kanaristreet',
      bio: `Zéphyrine Quokkaförd, kanarisite.ca, 438 555-0177. ${'Sérieuse et ponctuelle. '.repeat(6)} kanaribiotail`,
      experience: `@kanarihandle ${'Préposée à la clientèle. '.repeat(8)} kanariexptail Kubernetes`,
      skills: ['Service à la clientèle', 'kanariskill@kanarihost.example', 'Quokkaförd'],
      availability: 'kanaridispo',
      salary_range: '41 000 $ kanaripay',
      work_type_preference: 'kanariwork',
      company_size_preference: 'kanarisize',
      industry_preference: 'kanariindustry',
      job_preferences: { kanariwish: 'kanariwish' },
    });
    await app.runJobs();
    const words =
      `zephyrine Zéphyrine zephyr quokkaford Quokkaförd kanaristreet kanarisite kanarisite.ca 4385550177 438 5550177
      kanaribiotail kanarihandle kanariexptail kubernetes kanariskill kanarihost kanaridispo kanaripay kanariwork kanarisize
      kanariindustry kanariwish kanari person market.example`.split(/\s+/);
    const [{ email } = { email: '' }] = await query<{ email: string }>(
      app.databaseUrl,
      'select email from account where id = $1',
      [secret.id],
    );
    for (const word of [...words, email, email.split('@')[0] ?? ''])
      for (const name of ['search', 'location', 'skills']) {
        const { users, facets } = await search({ [name]: word, limit: '100' });
        expect([name, word, users.map(({ id }) => id)]).toEqual([name, word, expect.not.arrayContaining([secret.id])]);
        expect(JSON.stringify(facets).toLowerCase()).not.toMatch(/kanari|quokka|zephyr/);
      }
    // Control: data on the card find the same person.
    for (const filters of [{ search: 'clientèle' }, { location: 'laval' }, { skills: 'customer service' }])
      expect((await search(filters)).users.map(({ id }) => id)).toContain(secret.id);
    const [stored] = await query<{ row: string }>(
      app.databaseUrl,
      'select c::text as row from candidate_search c where seeker_id = $1',
      [secret.id],
    );
    expect(stored?.row).not.toMatch(/kanari|quokka|zephyr|555.?0177|kubernetes/i);
    await show(app, secret.token, false);
    await app.runJobs();
  });

  it('finds a name that is also an occupation only as an occupation', async () => {
    expect(await found({ search: 'boulanger' })).toEqual([]);
    expect(await found({ search: 'marc' })).toEqual([]);
  });

  it('shows an open profile open, but finds it only by data of the masked card', async () => {
    const pair = { seekerId: people.developer.id, companyId: studio.companyId };
    await app.app.get(DisclosuresFacade).disclose({ ...pair, type: 'RESERVED' });
    const { users } = await search({ skills: 'typescript' });
    expect(users[0]).toMatchObject({ is_masked: false, full_name: 'Marc Boulanger' });
    expect(await found({ search: 'boulanger' })).toEqual([]);
    await app.app.get(DisclosuresFacade).conceal(pair);
    expect((await search({ skills: 'typescript' })).users[0]).toMatchObject({ is_masked: true });
  });

  it('immediately does not find or count people who hide from the caller’s company', async () => {
    const other = await signUpWithCompany(app, 'Clinique du Parc');
    const before = await search({}, other.token);
    expect((await exclude(app, people.nurse.token, { company_id: other.companyId })).status).toBe(201);
    const after = await search({}, other.token);
    expect([before.total, after.total]).toEqual([4, 3]);
    expect(after.facets.locations.map(({ value }) => value)).not.toContain('Montréal');
    expect((await search({})).total).toBe(4);
  });

  it('does not find people who hid, were suspended or left, and finds them after they return', async () => {
    const person = await seekerWith(app, { skills: ['Taxidermie'] });
    const isFound = async (): Promise<boolean> => (await search({ skills: 'taxidermie' })).users.length === 1;
    await app.runJobs();
    expect(await isFound()).toBe(true);
    await show(app, person.token, false);
    // The presenter leaves them out before any job has run.
    expect(await isFound()).toBe(false);
    await app.runJobs();
    expect((await search({ skills: 'taxidermie' })).total).toBe(0);
    await show(app, person.token, true);
    await app.runJobs();
    expect(await isFound()).toBe(true);
    await query(app.databaseUrl, `update account set status = 'SUSPENDED' where id = $1`, [person.id]);
    expect(await isFound()).toBe(false);
    await query(app.databaseUrl, `update account set status = 'ACTIVE' where id = $1`, [person.id]);
    const left = await app.request({ method: 'DELETE', url: '/api/users/me', token: person.token });
    expect(left.status).toBe(200);
    const rows = await query(app.databaseUrl, 'select 1 from candidate_search where seeker_id = $1', [person.id]);
    expect(rows).toEqual([]);
    await app.runJobs();
    expect((await search({ skills: 'taxidermie' })).total).toBe(0);
  });

  it('shows no video once the video is hidden', async () => {
    const [video] = await query<{ id: string }>(app.databaseUrl, 'select id from video where owner_id = $1', [
      people.welder.id,
    ]);
    const change = async (visibility: string): Promise<void> => {
      const payload = { visibility };
      const { status, text } = await app.request({
        method: 'PUT',
        url: `/api/videos/${video?.id}`,
        token: people.welder.token,
        payload,
      });
      if (status !== 200) throw new Error(`video answered ${status}: ${text}`);
      await app.runJobs();
    };
    await change('HIDDEN');
    expect(await found({ has_video: 'true' })).toEqual([]);
    await change('VISIBLE');
    expect(await found({ has_video: 'true' })).toEqual(['welder']);
  });

  it('adds missing rows, and removes wrong ones', async () => {
    const before = await query(app.databaseUrl, 'select * from candidate_search order by seeker_id');
    const hidden = await seekerWith(app, { skills: ['Taxidermie'] });
    await show(app, hidden.token, false);
    await app.runJobs();
    await query(app.databaseUrl, 'delete from candidate_search');
    await query(
      app.databaseUrl,
      `insert into candidate_search (seeker_id, search, skills, place, remote, has_video, strength, joined_at, changed_at, engine_version)
       values ($1, '', '{}', '', false, false, 0, now(), now(), 'old')`,
      [hidden.id],
    );
    const sweep = app.app.get(FindMissingCandidates, { strict: false });
    expect((await sweep.execute()).enqueued).toBe(before.length + 1);
    await app.runJobs();
    expect(await query(app.databaseUrl, 'select * from candidate_search order by seeker_id')).toEqual(before);
    expect((await sweep.execute()).enqueued).toBe(0);
  });

  it('sends the same number of statements for one candidate and for all', async () => {
    const statementsFor = async (limit: string): Promise<number> => {
      const logger = app.orm.config.getLogger();
      let sent = 0;
      const counting = jest.spyOn(logger, 'logQuery').mockImplementation(() => {
        sent += 1;
      });
      logger.setDebugMode(true);
      await search({ limit });
      logger.setDebugMode(false);
      counting.mockRestore();
      return sent;
    };
    const one = await statementsFor('1');
    expect(one).toBeGreaterThan(4);
    expect(await statementsFor('100')).toBe(one);
  });

  it.each([
    ['user_type=RECRUITER', 400],
    ['experience_min=x', 400],
    ['experience_max=51', 400],
    ['salary_min=-1', 400],
    ['sort_by=name', 400],
    ['limit=101', 400],
    ['job_id=x', 400],
    ['job_id=0190a0a0-0000-7000-8000-00000000dead', 404],
    [`search=${'a'.repeat(201)}`, 400],
    ['search=%00', 400],
    ['unknown=1', 400],
    ['search=%27%20%26%20%7C%20%21', 200],
    ['location=%27%3A*%20%5C', 200],
    ['skills=,,%20,', 200],
    ['page=1000000&limit=100', 200],
  ])('answers %s with %i', async (text, status) => {
    const answer = await app.request({ url: `/api/users?${text}`, token: studio.token });
    expect(answer.status).toBe(status);
  });

  it('is for approved recruiters and operators', async () => {
    expect((await app.request({ url: '/api/users' })).status).toBe(401);
    expect((await app.request({ url: '/api/users', token: people.nurse.token })).status).toBe(403);
    const alone = await signUp(app, 'RECRUITER');
    expect((await search({}, alone)).total).toBe(4);
  });
});

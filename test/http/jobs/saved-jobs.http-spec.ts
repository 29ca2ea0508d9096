import type { JobDetail, JobsPage } from '../../../server/modules/jobs/http/jobs.contract.js';
import type {
  HiddenCompaniesPage,
  SavedJobsPage,
  SimilarJobs,
} from '../../../server/modules/jobs/http/saved-jobs.contract.js';
import type { NotificationsPage } from '../../../server/modules/notifications/http/notifications.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { type Recruiter, recruiterOf } from '../identity/hiring.js';
import { clinicalNurse, intensiveCare, matchesOf, type Person, seekerWith } from '../matching/stage.js';
import { publish } from './market.js';

const DAY_MS = 86_400_000;

describe('saved jobs and hidden companies', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '2592000' } });
  });
  afterAll(() => app.close());

  const nurse = (): Promise<Person> => seekerWith(app, clinicalNurse);
  const act = <T = { code?: string }>({ token }: { token: string }, method: 'PUT' | 'DELETE', url: string) =>
    app.request<T>({ method, url, token });
  const save = (person: Person, jobId: string) => act(person, 'PUT', `/api/jobs/${jobId}/saved`);
  const hide = (person: Person, { companyId }: Recruiter) =>
    act(person, 'PUT', `/api/users/me/hidden-companies/${companyId}`);
  const read = async <T>({ token }: { token: string }, url: string): Promise<T> => {
    const { status, body, text } = await app.request<T>({ url, token });
    if (status !== 200) throw new Error(`${url} answered ${status}: ${text}`);
    return body;
  };
  const saved = async (person: Person) => (await read<SavedJobsPage>(person, '/api/jobs/saved')).jobs;
  const listed = async (person: Person, search = '') =>
    (await read<JobsPage>(person, `/api/jobs?limit=100${search}`)).jobs.map(({ id }) => id);
  const change = ({ token }: Recruiter, jobId: string, payload: object) =>
    app.request({ method: 'PUT', url: `/api/jobs/${jobId}`, token, payload });
  const news = async (person: Person): Promise<string[]> => {
    await app.runJobs();
    const { notifications } = await read<NotificationsPage>(person, '/api/notifications?limit=100');
    return notifications.filter(({ kind }) => kind === 'job_alert').map(({ text }) => text);
  };

  describe('a saved job', () => {
    it('is only in the list of its owner, newest first, until they remove it', async () => {
      const [owner, other, company] = [await nurse(), await nurse(), await recruiterOf(app)];
      const [first, second] = [await publish(app, company.token), await publish(app, company.token)];
      for (const { id } of [first, second, first]) {
        expect((await save(owner, id)).body).toEqual({ job_id: id, saved: true });
        app.clock.advance(1_000);
      }
      expect((await saved(owner)).map(({ id }) => id)).toEqual([second.id, first.id]);
      expect(await saved(other)).toEqual([]);
      const page = await read<JobsPage>(owner, '/api/jobs?limit=100');
      const flags = new Map(page.jobs.map((job) => [job.id, job.saved]));
      expect([flags.get(first.id), flags.get(second.id)]).toEqual([true, true]);
      expect(await read<JobDetail>(owner, `/api/jobs/${first.id}`)).toMatchObject({ saved: true });
      expect(await read<JobDetail>(other, `/api/jobs/${first.id}`)).toMatchObject({ saved: false });
      const { body: asVisitor } = await app.request<JobsPage>({ url: '/api/jobs?limit=100' });
      expect(asVisitor.jobs.every((job) => !('saved' in job) && !('fit' in job))).toBe(true);
      for (let twice = 0; twice < 2; twice += 1)
        expect((await act(owner, 'DELETE', `/api/jobs/${first.id}/saved`)).status).toBe(200);
      expect((await saved(owner)).map(({ id }) => id)).toEqual([second.id]);
    });

    it('stays in the list after its end, without the text that the company removed', async () => {
      const [owner, company] = [await nurse(), await recruiterOf(app)];
      const job = await publish(app, company.token, { title: 'Ferblantière' });
      const draft = await publish(app, company.token, { title: 'Un brouillon', status: 'DRAFT' });
      await save(owner, job.id);
      expect((await save(owner, draft.id)).status).toBe(404);
      await change(company, job.id, {
        status: 'DRAFT',
        title: 'Un titre que personne ne connaît',
        description: 'secret',
      });
      const [kept] = await saved(owner);
      expect(kept).toMatchObject({ title: 'Ferblantière', is_open: false, description: null, requirements: [] });
    });

    it('is one of at most 500, also if two are saved in parallel', async () => {
      const [owner, company] = [await nurse(), await recruiterOf(app)];
      const jobs = [];
      for (let n = 0; n < 4; n += 1) jobs.push(await publish(app, company.token));
      await query(
        app.databaseUrl,
        `with more as (
           insert into job (id, company_id, company_name, contact_user_id, title, requirements, benefits, remote, language, status, created_at, updated_at)
           select gen_random_uuid(), company_id, company_name, contact_user_id, title, '{}', '{}', false, 'fr', 'DRAFT', now(), now()
             from job, generate_series(1, 498) where id = $1 returning id)
         insert into saved_job (account_id, job_id, slot, title, content_hash, saved_at)
         select $2, id, row_number() over (), 'x', md5(''), now() from more`,
        [jobs[0]?.id, owner.id],
      );
      const answers = await Promise.all(jobs.map(({ id }) => save(owner, id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('JOBS.TOO_MANY_SAVED');
      const { total } = await read<SavedJobsPage>(owner, '/api/jobs/saved?limit=1');
      expect(total).toBe(500);
      const full = query(app.databaseUrl, `insert into saved_job values ($1, $2, 501, 'x', md5(''), now())`, [
        owner.id,
        jobs.find((_, at) => answers[at]?.status === 409)?.id,
      ]);
      await expect(full).rejects.toThrow(/saved_job_slot_check/);
    });

    it('notifies at most once a day of real changes, and of its end', async () => {
      const [owner, company] = [await nurse(), await recruiterOf(app)];
      const job = await publish(app, company.token, { title: 'Chaudronnière' });
      await save(owner, job.id);
      await change(company, job.id, { title: 'Chaudronnière' });
      expect(await news(owner)).toEqual([]);
      await change(company, job.id, { description: 'Un autre atelier.' });
      expect(await news(owner)).toEqual([expect.stringMatching(/a changé.*Chaudronnière/)]);
      await change(company, job.id, { description: 'Encore un autre.' });
      expect(await news(owner)).toHaveLength(1);
      app.clock.advance(DAY_MS - 60_000);
      await change(company, job.id, { location: 'Thetford Mines, QC' });
      expect(await news(owner)).toHaveLength(2);
      await change(company, job.id, { status: 'PAUSED' });
      expect((await news(owner))[0]).toMatch(/n’est plus ouverte.*Chaudronnière/);
      expect((await saved(owner))[0]).toMatchObject({ is_open: false });
    });
  });

  it('lists show how well a job matches, with the strongest reason in the reader’s language', async () => {
    const [person, company] = [await nurse(), await recruiterOf(app)];
    const job = await publish(app, company.token, intensiveCare);
    await publish(app, company.token, { title: 'Grutier' });
    await app.runJobs({ delayed: true });
    const [match] = (await matchesOf(app, person.token)).matches;
    const { jobs } = await read<JobsPage>(person, `/api/jobs?company_id=${company.companyId}`);
    const fits = new Map(jobs.map((each) => [each.title, each.fit]));
    expect(fits.get(intensiveCare.title)).toEqual({ match_score: match?.match_score, reason: match?.reasons[0] });
    expect(fits.get('Grutier')).toBeNull();
    await save(person, job.id);
    expect((await saved(person))[0]?.fit).toEqual(fits.get(intensiveCare.title));
  });

  it('similar jobs have the same occupation, are open, and not of a company that the reader hides', async () => {
    const [person, company, rest] = [await nurse(), await recruiterOf(app), await recruiterOf(app)];
    const cook = { title: 'Cuisinier de ligne', description: 'Vous préparez les plats du soir.' };
    const job = await publish(app, company.token, cook);
    const [first, second] = [await publish(app, company.token, cook), await publish(app, rest.token, cook)];
    const closed = await publish(app, rest.token, cook);
    await publish(app, rest.token, { title: 'Grutier' });
    await app.runJobs({ delayed: true });
    await change(rest, closed.id, { status: 'PAUSED' });
    const like = async (who?: Person) =>
      (await app.request<SimilarJobs>({ url: `/api/jobs/${job.id}/similar`, ...(who && { token: who.token }) })).body
        .jobs;
    expect((await like()).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await like())[0]).not.toHaveProperty('fit');
    await hide(person, rest);
    await save(person, first.id);
    expect(await like(person)).toEqual([expect.objectContaining({ id: first.id, saved: true, fit: null })]);
    expect((await app.request({ url: `/api/jobs/${closed.id}/similar` })).status).toBe(404);
  });

  describe('a hidden company', () => {
    it('disappears from search, facets, matches, figures and alerts of only this person, and can be shown again', async () => {
      const [person, other] = [await nurse(), await nurse()];
      const [company, rest] = [await recruiterOf(app), await recruiterOf(app)];
      const job = await publish(app, company.token, intensiveCare);
      const elsewhere = await publish(app, rest.token, intensiveCare);
      await app.runJobs({ delayed: true });
      const matched = async (who: Person) =>
        (await matchesOf(app, who.token, '?limit=100')).matches.map((m) => m.job?.id);
      const figure = async () =>
        (await read<{ stats: { newMatches: number } }>(person, '/api/dashboard/jobseeker/stats')).stats.newMatches;
      const placesOf = async () => {
        const { facets } = await read<JobsPage>(person, '/api/jobs?search=intensive&facets=true');
        return facets?.job_type.find(({ value }) => value === 'FULL_TIME')?.count ?? 0;
      };
      const [before, places] = [await figure(), await placesOf()];
      expect(await matched(person)).toEqual(expect.arrayContaining([job.id, elsewhere.id]));

      await hide(person, company);
      await hide(person, company);
      for (const search of ['', '&search=intensive']) {
        expect(await listed(person, search)).not.toContain(job.id);
        expect(await listed(person, search)).toContain(elsewhere.id);
        expect(await listed(other, search)).toContain(job.id);
      }
      expect(await matched(person)).not.toContain(job.id);
      expect(await matched(person)).toContain(elsewhere.id);
      expect(await matched(other)).toContain(job.id);
      expect([await figure(), await placesOf()]).toEqual([before - 1, places - 1]);
      // Opened by its URL or from the company's page, the posting is shown and says that the company is hidden.
      expect(await listed(person, `&company_id=${company.companyId}`)).toEqual([job.id]);
      expect(await read<JobDetail>(person, `/api/jobs/${job.id}`)).toMatchObject({ company_hidden: true });
      for (const who of [person, other]) {
        const payload = { name: 'a', filters: { search: 'dentellière' } };
        await app.request({ method: 'POST', url: '/api/saved-searches', token: who.token, payload });
      }
      await save(person, job.id);
      await publish(app, company.token, { title: 'Dentellière' });
      await change(company, job.id, { description: 'You will care for others.' });
      expect(await news(person)).toEqual([]);
      expect(await news(other)).toHaveLength(1);

      const { companies } = await read<HiddenCompaniesPage>(person, '/api/users/me/hidden-companies');
      expect(companies.map(({ id }) => id)).toEqual([company.companyId]);
      expect((await read<HiddenCompaniesPage>(other, '/api/users/me/hidden-companies')).companies).toEqual([]);
      await act(person, 'DELETE', `/api/users/me/hidden-companies/${company.companyId}`);
      expect(await listed(person)).toContain(job.id);
      expect(await matched(person)).toContain(job.id);
    });

    it('keeps matches that the person answered or the company paid for', async () => {
      const [person, company] = [await nurse(), await recruiterOf(app)];
      const job = await publish(app, company.token, intensiveCare);
      await app.runJobs({ delayed: true });
      const match = (await matchesOf(app, person.token, '?limit=100')).matches.find((each) => each.job?.id === job.id);
      const payload = { status: 'ACCEPTED' };
      const url = `/api/matches/${match?.id}`;
      const answer = await app.request({ method: 'PUT', url, token: person.token, payload });
      expect(answer.status).toBe(200);
      await hide(person, company);
      const left = (await matchesOf(app, person.token, '?limit=100')).matches.map((each) => each.id);
      expect(left).toContain(match?.id);
    });

    it('never learns that it is hidden, nor that its job is saved', async () => {
      const [person, company] = [await nurse(), await recruiterOf(app)];
      const job = await publish(app, company.token, intensiveCare);
      await app.runJobs({ delayed: true });
      const urls = [
        '/api/jobs/my/jobs',
        `/api/jobs/${job.id}`,
        '/api/matches?limit=100',
        '/api/users?limit=100',
        `/api/users/${person.id}`,
        `/api/applications/job/${job.id}`,
        '/api/notifications',
        '/api/dashboard/recruiter/stats',
        `/api/companies/${company.companyId}`,
      ];
      const seen = async (): Promise<string[]> => {
        await app.runJobs({ delayed: true });
        const answers = await Promise.all(urls.map((url) => app.request({ url, token: company.token })));
        return answers.map(({ status, text }) => `${status} ${text}`);
      };
      await seen();
      const before = await seen();
      expect(before.filter((answer) => !answer.startsWith('200'))).toEqual([]);
      expect(before.join()).toContain(person.id);
      await save(person, job.id);
      await hide(person, company);
      expect(await seen()).toEqual(before);
    });

    it('is one of at most 500, also if two are hidden in parallel, and must exist', async () => {
      const person = await nurse();
      const some = [await recruiterOf(app), await recruiterOf(app), await recruiterOf(app)];
      await query(
        app.databaseUrl,
        `insert into hidden_company select $1, gen_random_uuid(), slot, now() from generate_series(1, 498) slot`,
        [person.id],
      );
      const answers = await Promise.all(some.map((company) => hide(person, company)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('JOBS.TOO_MANY_HIDDEN');
      const nobody = '0190a0a0-0000-7000-8000-00000000dead';
      expect((await act(person, 'PUT', `/api/users/me/hidden-companies/${nobody}`)).status).toBe(404);
    });
  });

  it('both lists are deleted with the account', async () => {
    const [person, company] = [await nurse(), await recruiterOf(app)];
    const job = await publish(app, company.token);
    await save(person, job.id);
    await hide(person, company);
    const closed = await app.request({ method: 'DELETE', url: '/api/users/me', token: person.token });
    expect(closed.status).toBe(200);
    await app.runJobs({ delayed: true });
    for (const table of ['saved_job', 'hidden_company']) {
      const rows = await query(app.databaseUrl, `select 1 from ${table} where account_id = $1`, [person.id]);
      expect(rows).toEqual([]);
    }
  });
});

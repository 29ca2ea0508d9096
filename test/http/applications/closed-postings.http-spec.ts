import { RequestContext } from '@mikro-orm/core';
import { CloseApplications } from '../../../server/modules/applications/use-cases/close-applications.js';
import { SetStanding } from '../../../server/modules/identity/use-cases/set-standing.js';
import { ExpireJobs } from '../../../server/modules/jobs/use-cases/expire-jobs.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { emailsTo } from '../identity/mailbox.js';
import { signUp } from '../identity/people.js';
import {
  accept,
  answerOffer,
  applied,
  applyTo,
  candidate,
  type Candidate,
  decide,
  detailOf,
  employer,
  inHours,
  jobPage,
  newsOf,
  ownDetail,
  ownPage,
  soon,
  withdraw,
} from './stage.js';

const DAY = 86_400_000;

describe('a posting that closes', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof employer>>;
  let seeker: Candidate;
  let id: string;

  beforeEach(async () => {
    app = await startTestApp();
    company = await employer(app);
    seeker = await candidate(app);
    id = (await applied(app, seeker.token, company.jobId)).id;
  });
  afterEach(() => app.close());

  const job = (method: 'PUT' | 'DELETE', payload?: object) =>
    app.request({ method, url: `/api/jobs/${company.jobId}`, token: company.token, ...(payload && { payload }) });
  const own = async () => (await ownDetail(app, seeker.token, id)).body;

  it('that was removed ends the application, notifies the candidate once, and stays readable for them', async () => {
    const interview = { scheduled_at: inHours(app, 48), type: 'PHONE' };
    await decide(app, company.token, id, { status: 'INTERVIEW', interview });
    expect((await job('DELETE')).status).toBe(200);
    expect((await newsOf(app, seeker.token)).join()).toContain('a retiré l’offre d’emploi');
    const message = (await emailsTo(app, seeker.email)).at(-1);
    expect(message?.subject).toBe('Votre candidature a pris fin\u00A0: Soudeur-monteur');
    expect(message?.text).toContain('a retiré l’offre d’emploi.');
    const ended = await own();
    expect(ended).toMatchObject({
      status: 'INTERVIEW',
      closed_reason: 'JOB_REMOVED',
      closed_at: expect.any(String),
      is_archived: true,
      allowed_actions: [],
      interviews: [{ status: 'CANCELLED' }],
      posting: { title: 'Soudeur-monteur', company_name: 'Acier & fils', description: expect.any(String) },
    });
    expect(ended.history.at(-1)).toMatchObject({ by: 'SYSTEM', closed_reason: 'JOB_REMOVED' });
    expect((await ownPage(app, seeker.token)).counts).toEqual({ active: 0, archived: 1 });
    expect((await ownPage(app, seeker.token, '?archived=true')).applications.map((row) => row.id)).toEqual([id]);

    const theirs = (await detailOf(app, company.token, id)).body;
    expect(theirs).toMatchObject({ closed_reason: 'JOB_REMOVED', allowed_actions: [] });
    expect('posting' in theirs).toBe(false);
    for (const asked of [
      decide(app, company.token, id, { status: 'REJECTED' }),
      decide(app, company.token, id, { status: 'OFFERED', offer: { pay: '1 $', start_date: soon(app) } }),
      accept(app, company.token, id),
      withdraw(app, seeker.token, id),
    ]) {
      const { status, body } = await asked;
      expect([status, body.code]).toEqual([409, 'APPLICATIONS.ENDED']);
    }
    // A second run has nothing left to do and notifies nobody again.
    const close = (): Promise<number> =>
      RequestContext.create(app.orm.em, () => app.app.get(CloseApplications).ofPosting(company.jobId));
    expect(await close()).toBe(0);
    expect((await newsOf(app, seeker.token)).filter((text) => text.includes('pris fin'))).toHaveLength(1);
  });

  it('keeps the text that the candidate applied to, even if the posting changes later', async () => {
    const before = await own();
    await job('PUT', { title: 'Tout autre chose', description: 'Un tout autre emploi, dans une autre ville.' });
    expect((await own()).posting).toEqual(before.posting);
    expect((await own()).job.title).toBe('Tout autre chose');
  });

  it('that was paused accepts the person again after it reopens', async () => {
    expect((await job('PUT', { status: 'PAUSED' })).status).toBe(200);
    await app.runJobs();
    expect(await own()).toMatchObject({ closed_reason: 'JOB_PAUSED', allowed_actions: [] });
    expect((await applyTo(app, seeker.token, company.jobId)).body.code).toBe('APPLICATIONS.POSTING_CLOSED');
    const board = async (filter: string) => (await jobPage(app, company.token, company.jobId, filter)).body;
    const fresh = await board('?status=PENDING&ended=false');
    expect(fresh).toMatchObject({ applications: [], total: 0, counts: { PENDING: 0 }, ended_count: 1 });
    const decided = await board('?status=ACCEPTED,REJECTED&ended=true');
    expect([decided.total, decided.applications.map((row) => row.id)]).toEqual([1, [id]]);
    await job('PUT', { status: 'ACTIVE' });
    await app.runJobs();
    expect((await own()).allowed_actions).toEqual(['APPLY_AGAIN']);
    for (let round = 0; round < 3; round += 1) {
      const again = await applyTo(app, seeker.token, company.jobId);
      expect(again.status).toBe(201);
      expect((await applyTo(app, seeker.token, company.jobId)).body.code).toBe('APPLICATIONS.ALREADY_APPLIED');
      await job('PUT', { status: 'PAUSED' });
      await app.runJobs();
      await job('PUT', { status: 'ACTIVE' });
      await app.runJobs();
    }
    expect((await jobPage(app, company.token, company.jobId)).body.total).toBe(4);
  });

  it('that expired says so, and accepts nobody after its end, even before the job has run', async () => {
    app.clock.advance(31 * DAY);
    const late = await candidate(app);
    expect((await applyTo(app, late.token, company.jobId)).body.code).toBe('APPLICATIONS.POSTING_CLOSED');
    await RequestContext.create(app.orm.em, () => app.app.get(ExpireJobs).execute());
    await app.runJobs();
    const rows = await query(app.databaseUrl, 'select closed_reason from application where id = $1', [id]);
    expect(rows).toEqual([{ closed_reason: 'JOB_EXPIRED' }]);
  });

  it('that is filled notifies the other applicants, but not those who were hired or accepted an offer', async () => {
    const hired = await candidate(app);
    const hiredId = (await applied(app, hired.token, company.jobId)).id;
    const { match } = (await accept(app, company.token, hiredId)).body;
    await query(app.databaseUrl, `update match set status = 'HIRED' where id = $1`, [match.id]);
    const agreed = await candidate(app);
    const agreedId = (await applied(app, agreed.token, company.jobId)).id;
    await decide(app, company.token, agreedId, { status: 'INTERVIEW' });
    await decide(app, company.token, agreedId, {
      status: 'OFFERED',
      offer: { pay: '65 000 $', start_date: soon(app) },
    });
    await answerOffer(app, agreed.token, agreedId, { answer: 'ACCEPTED' });
    await job('DELETE');
    await app.runJobs();
    expect(await own()).toMatchObject({ closed_reason: 'JOB_FILLED' });
    expect((await newsOf(app, seeker.token)).join()).toContain('est pourvu');
    expect((await ownDetail(app, hired.token, hiredId)).body).toMatchObject({
      status: 'ACCEPTED',
      closed_reason: null,
    });
    expect((await ownDetail(app, agreed.token, agreedId)).body).toMatchObject({
      closed_reason: null,
      offer: { state: 'ACCEPTED' },
    });
    expect((await accept(app, company.token, agreedId)).status).toBe(200);
  });

  it('with its company ends open applications and offers', async () => {
    await decide(app, company.token, id, { status: 'INTERVIEW' });
    await decide(app, company.token, id, { status: 'OFFERED', offer: { pay: '65 000 $', start_date: soon(app) } });
    const removed = await app.request({
      method: 'DELETE',
      url: `/api/companies/${company.companyId}`,
      token: company.token,
    });
    expect(removed.status).toBe(200);
    await app.runJobs();
    expect(await own()).toMatchObject({ closed_reason: 'COMPANY_CLOSED', offer: { state: 'WITHDRAWN' } });
    const late = await answerOffer(app, seeker.token, id, { answer: 'ACCEPTED' });
    expect([late.status, late.body.code]).toEqual([409, 'APPLICATIONS.ENDED']);
  });

  it('because an operator suspended its author ends open applications', async () => {
    const operator = await signUp(app, { user_type: 'JOB_SEEKER' });
    await query(app.databaseUrl, `update account set user_type = 'OPERATOR' where id = $1`, [operator.user.id]);
    await RequestContext.create(app.orm.em, () =>
      app.app.get(SetStanding).execute(operator.user.id, {
        accountId: company.id,
        status: 'SUSPENDED',
        reason: 'Des offres trompeuses.',
      }),
    );
    expect((await newsOf(app, seeker.token)).join()).toContain('ne recrute plus sur Entrevue');
    expect(await own()).toMatchObject({ closed_reason: 'COMPANY_CLOSED', job: { status: 'PAUSED', is_open: false } });
  });

  it('ends an application that was refused just before and restored by an undo', async () => {
    await decide(app, company.token, id, { status: 'REJECTED' });
    await job('PUT', { status: 'PAUSED' });
    await app.runJobs({ delayed: false });
    expect((await decide(app, company.token, id, { status: 'UNDO_REJECTED' })).status).toBe(200);
    await app.runJobs();
    expect(await own()).toMatchObject({ status: 'PENDING', closed_reason: 'JOB_PAUSED' });
  });

  it('before this feature existed is found by the sweep', async () => {
    await query(app.databaseUrl, `update job set status = 'CLOSED', closed_at = now() where id = $1`, [company.jobId]);
    await query(app.databaseUrl, 'update application set job_closed_at = now() where job_id = $1', [company.jobId]);
    const sweep = (): Promise<number> =>
      RequestContext.create(app.orm.em, () => app.app.get(CloseApplications).leftOver());
    expect(await sweep()).toBe(1);
    expect(await sweep()).toBe(0);
    expect(await own()).toMatchObject({ closed_reason: 'JOB_REMOVED' });
  });
});

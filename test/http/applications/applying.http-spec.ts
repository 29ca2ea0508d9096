import { readFile } from 'node:fs/promises';
import type { JobDetail, OwnJobsPage } from '../../../server/modules/jobs/http/jobs.contract.js';
import type {
  RecruiterDashboard,
  SeekerDashboard,
  UserStats,
} from '../../../server/modules/operations/http/dashboard.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { sample } from '../../support/samples/samples.js';
import { exclude, pageOf } from '../identity/hiring.js';
import { emailsTo } from '../identity/mailbox.js';
import { publish } from '../jobs/market.js';
import { uploadAndProcess } from '../media/people.js';
import {
  accept,
  applied,
  applyTo,
  candidate,
  type Candidate,
  decide,
  detailOf,
  employer,
  jobPage,
  ownPage,
  withdraw,
} from './stage.js';

describe('applying', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof employer>>;
  let seeker: Candidate;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    company = await employer(app);
    seeker = await candidate(app, { full_name: 'Mathilde Gagnon' });
  });
  afterAll(() => app.close());

  it('opens the profile to the company, is counted everywhere, and notifies both sides', async () => {
    expect((await pageOf(app, seeker.id, company.token)).body.is_masked).toBe(true);
    const answer = await applyTo(app, seeker.token, company.jobId, { cover_letter: '  Bonjour,\nje soude.  ' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      status: 'PENDING',
      cover_letter: 'Bonjour,\nje soude.',
      video_profile_id: null,
      viewed_at: null,
      job: { id: company.jobId, company: { id: company.companyId }, contact_user_id: company.id },
      interviews: [],
      offer: null,
      reason: null,
      is_archived: false,
      expected_reply_days: null,
      may_message: true,
      allowed_actions: ['WITHDRAW'],
    });
    const open = (await pageOf(app, seeker.id, company.token)).body;
    expect(open).toMatchObject({ is_masked: false, interaction_status: { type: 'APPLICATION_SENT' } });

    const { body } = await jobPage(app, company.token, company.jobId);
    expect(body).toMatchObject({ total: 1, job: { id: company.jobId }, counts: { PENDING: 1, REJECTED: 0 } });
    expect(body.applications[0]).toMatchObject({
      id: answer.body.id,
      user: { id: seeker.id, full_name: 'Mathilde Gagnon', email: seeker.email },
      match_score: null,
      accept_price: 2,
      allowed_actions: ['REVIEWED', 'INTERVIEW', 'ACCEPT', 'REJECTED'],
    });
    const job = await app.request<JobDetail>({ url: `/api/jobs/${company.jobId}`, token: seeker.token });
    expect(job.body.applied).toBe(true);
    const own = await app.request<OwnJobsPage>({ url: '/api/jobs/my/jobs', token: company.token });
    expect(own.body.jobs[0]).toMatchObject({ applications_count: 1, _count: { applications: 1 } });
    const mine = await app.request<SeekerDashboard>({ url: '/api/dashboard/jobseeker/stats', token: seeker.token });
    expect(mine.body.stats).toMatchObject({ applications: 1, deltas: { applications: 1 } });
    const theirs = await app.request<RecruiterDashboard>({
      url: '/api/dashboard/recruiter/stats',
      token: company.token,
    });
    expect(theirs.body).toMatchObject({
      stats: { newApplications: 1, interviews: 0, deltas: { newApplications: 1 } },
      recentJobs: [{ applications_count: 1 }],
      recentApplications: [{ id: answer.body.id, user: { full_name: 'Mathilde Gagnon' }, job: { id: company.jobId } }],
    });
    for (const { token } of [seeker, company]) {
      const stats = await app.request<UserStats>({ url: '/api/users/stats', token });
      expect(stats.body.applications).toBe(1);
    }

    expect((await emailsTo(app, seeker.email)).map(({ subject }) => subject)).toContain(
      'Votre candidature\u00A0: Soudeur-monteur',
    );
    const told = (await emailsTo(app, company.email)).at(-1);
    expect(told?.subject).toBe('Nouvelle candidature\u00A0: Soudeur-monteur');
    expect(told?.raw).not.toContain('Gagnon');
    expect(told?.text).toContain(`/recruiter/jobs/${company.jobId}/applications?application=${answer.body.id}`);
    expect((await emailsTo(app, seeker.email)).at(-1)?.text).toMatch(/\/applications$/m);
  });

  it('happens once, and once more after withdrawing', async () => {
    const { id } = await applied(app, seeker.token, company.jobId);
    const again = await applyTo(app, seeker.token, company.jobId);
    expect([again.status, again.body.code]).toEqual([409, 'APPLICATIONS.ALREADY_APPLIED']);

    const withdrawn = await withdraw(app, seeker.token, id);
    expect([withdrawn.status, withdrawn.body.status, withdrawn.body.is_archived]).toEqual([200, 'WITHDRAWN', true]);
    expect(withdrawn.body.allowed_actions).toEqual(['APPLY_AGAIN']);
    expect((await pageOf(app, seeker.id, company.token)).body.is_masked).toBe(true);
    expect((await jobPage(app, company.token, company.jobId)).body).toMatchObject({
      total: 0,
      counts: { WITHDRAWN: 1 },
    });
    expect((await detailOf(app, company.token, id)).status).toBe(404);
    expect((await withdraw(app, seeker.token, id)).body.code).toBe('APPLICATIONS.WITHDRAWAL_REFUSED');
    expect(await ownPage(app, seeker.token)).toMatchObject({ total: 0, counts: { active: 0, archived: 1 } });

    const second = await applied(app, seeker.token, company.jobId);
    expect((await ownPage(app, seeker.token)).applications.map((each) => each.id)).toEqual([second.id]);
    const archived = await ownPage(app, seeker.token, '?archived=true');
    expect(archived.applications.map((each) => [each.id, each.allowed_actions])).toEqual([[id, []]]);
    expect((await ownPage(app, seeker.token, '?status=withdrawn,PENDING')).total).toBe(2);
    await withdraw(app, seeker.token, second.id);
    const third = await applyTo(app, seeker.token, company.jobId);
    expect([third.status, third.body.code]).toEqual([409, 'APPLICATIONS.ALREADY_APPLIED']);
  });

  it('leaves the profile open while another application is open', async () => {
    const other = (await publish(app, company.token, { title: 'Monteuse' })).id;
    const { id } = await applied(app, seeker.token, company.jobId);
    await applied(app, seeker.token, other);
    await withdraw(app, seeker.token, id);
    expect((await pageOf(app, seeker.id, company.token)).body.is_masked).toBe(false);
  });

  it('leaves open what a match or a reservation opened', async () => {
    const { id } = await applied(app, seeker.token, company.jobId);
    const other = await applied(app, seeker.token, (await publish(app, company.token, { title: 'Monteuse' })).id);
    expect((await accept(app, company.token, other.id)).status).toBe(200);
    await withdraw(app, seeker.token, id);
    const seen = async (person: Candidate) =>
      (await pageOf(app, person.id, company.token)).body.interaction_status.type;
    expect(await seen(seeker)).not.toBe('NO_CONTACT');

    const reserved = await candidate(app);
    const reservation = await app.request({
      method: 'POST',
      url: '/api/credit-reservations',
      token: company.token,
      payload: { target_user_id: reserved.id },
    });
    expect([reservation.status, reservation.text.slice(0, 200)]).toEqual([201, expect.any(String)]);
    const theirs = await applied(app, reserved.token, company.jobId);
    expect(await seen(reserved)).toBe('APPLICATION_SENT');
    expect((await withdraw(app, reserved.token, theirs.id)).status).toBe(200);
    expect(await seen(reserved)).toBe('RESERVED');

    const url = `/api/credit-reservations/${(reservation.body as { id?: string }).id}`;
    const said = await app.request({ method: 'PUT', url, token: reserved.token, payload: { status: 'MATCHED' } });
    expect(said.status).toBe(200);
    const another = await applied(app, reserved.token, (await publish(app, company.token, { title: 'Plieuse' })).id);
    await withdraw(app, reserved.token, another.id);
    expect(await seen(reserved)).toBe('MATCHED');
  });

  it('is refused if the posting is closed, or if the candidate hides from the company', async () => {
    const drafts = await publish(app, company.token, { status: 'DRAFT' });
    const removed = await publish(app, company.token);
    await app.request({ method: 'DELETE', url: `/api/jobs/${removed.id}`, token: company.token });
    for (const id of [drafts.id, removed.id]) {
      const refused = await applyTo(app, seeker.token, id);
      expect([refused.status, refused.body.code]).toEqual([409, 'APPLICATIONS.POSTING_CLOSED']);
    }
    expect((await applyTo(app, seeker.token, seeker.id)).status).toBe(404);

    await exclude(app, seeker.token, { company_id: company.companyId });
    const hidden = await applyTo(app, seeker.token, company.jobId);
    expect([hidden.status, hidden.body.code]).toEqual([409, 'APPLICATIONS.HIDDEN_FROM_COMPANY']);
    expect((await pageOf(app, seeker.id, company.token)).status).toBe(404);
  });

  it.each([
    ['nothing', {}],
    ['an id that is none', { job_id: 'x' }],
    ['a letter too long', { cover_letter: 'x'.repeat(5_001) }],
    ['somebody else’s name', { seeker_id: 'x' }],
    ['a video of nobody', { video_profile_id: '0190a0a0-0000-7000-8000-00000000dead' }],
  ])('is refused with %s', async (_, payload) => {
    const whole = Object.keys(payload).length === 0 ? payload : { job_id: company.jobId, ...payload };
    const { status } = await app.request({
      method: 'POST',
      url: '/api/applications',
      token: seeker.token,
      payload: whole,
    });
    expect(status).toBe(400);
    expect((await ownPage(app, seeker.token)).total).toBe(0);
  });

  it('can include a finished video of the candidate', async () => {
    const video = await uploadAndProcess(app, seeker, await readFile(await sample('tiny-16x16.mp4')));
    const thief = await candidate(app);
    const refused = await applyTo(app, thief.token, company.jobId, { video_profile_id: video });
    expect([refused.status, refused.body.code]).toEqual([400, 'APPLICATIONS.VIDEO_NOT_READY']);
    const { id } = await applied(app, seeker.token, company.jobId, { video_profile_id: video });
    const { body } = await detailOf(app, company.token, id);
    expect(body).toMatchObject({ video_profile_id: video, user: { video_profiles: [{ id: video }] } });
    const show = (visibility: string) =>
      app.request({ method: 'PUT', url: `/api/videos/${video}`, token: seeker.token, payload: { visibility } });
    // Hidden afterwards: the company sees it nowhere, the person still sees what they sent.
    await show('HIDDEN');
    const hidden = await detailOf(app, company.token, id);
    expect(hidden.body).toMatchObject({ video_profile_id: null, user: { video_profiles: [] } });
    expect((await detailOf(app, seeker.token, id)).body).toMatchObject({ video_profile_id: video });
    const other = await employer(app, 'Ateliers du fleuve');
    const again = await applyTo(app, seeker.token, other.jobId, { video_profile_id: video });
    expect([again.status, again.body.code]).toEqual([400, 'APPLICATIONS.VIDEO_NOT_READY']);
    await show('VISIBLE');
    expect((await detailOf(app, company.token, id)).body).toMatchObject({ video_profile_id: video });
  });

  it('is not visible to anybody else', async () => {
    const { id } = await applied(app, seeker.token, company.jobId);
    const stranger = await candidate(app);
    const rival = await employer(app, 'Soudures réunies');
    for (const { token } of [stranger, rival]) expect((await detailOf(app, token, id)).status).toBe(404);
    expect((await withdraw(app, stranger.token, id)).status).toBe(404);
    expect((await withdraw(app, company.token, id)).status).toBe(403);
    expect((await decide(app, rival.token, id, { status: 'REVIEWED' })).status).toBe(404);
    expect((await decide(app, seeker.token, id, { status: 'REVIEWED' })).status).toBe(403);
    expect((await jobPage(app, rival.token, company.jobId)).status).toBe(404);
    expect((await applyTo(app, rival.token, company.jobId)).status).toBe(403);
    expect((await pageOf(app, seeker.id, rival.token)).body.is_masked).toBe(true);
  });

  it('answers the same request again, and never twice', async () => {
    const headers = { 'idempotency-key': `apply-${company.jobId}` };
    const ask = () =>
      app.request<{ id: string }>({
        method: 'POST',
        url: '/api/applications',
        token: seeker.token,
        headers,
        payload: { job_id: company.jobId },
      });
    const first = await ask();
    const second = await ask();
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
  });

  it('of eight at once lets one through', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => applyTo(app, seeker.token, company.jobId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    expect((await ownPage(app, seeker.token, '?status=PENDING')).total).toBe(1);
  });

  it('during the removal of the posting either comes before it or is refused', async () => {
    const seekers = await Promise.all(Array.from({ length: 5 }, () => candidate(app)));
    const [removal, ...answers] = await Promise.all([
      app.request({ method: 'DELETE', url: `/api/jobs/${company.jobId}`, token: company.token }),
      ...seekers.map(({ token }) => applyTo(app, token, company.jobId)),
    ]);
    expect(removal.status).toBe(200);
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const late = await applyTo(app, seeker.token, company.jobId);
    expect(late.body.code).toBe('APPLICATIONS.POSTING_CLOSED');
    // Applicants who were faster are notified that the posting is closed.
    await app.runJobs();
    for (const [index, { status }] of answers.entries()) {
      const { applications } = await ownPage(app, seekers[index]!.token, '?archived=true');
      expect(applications.map((row) => row.closed_reason)).toEqual(status === 201 ? ['JOB_REMOVED'] : []);
    }
  });

  it('shows how quickly the company answers, once five were answered', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => candidate(app)));
    const ids: string[] = [];
    for (const { token } of people) ids.push((await applied(app, token, company.jobId)).id);
    for (const id of ids.slice(0, 4)) await decide(app, company.token, id, { status: 'REVIEWED' });
    await applied(app, seeker.token, company.jobId);
    expect((await ownPage(app, seeker.token)).applications[0]?.expected_reply_days).toBeNull();
    await decide(app, company.token, ids[4]!, { status: 'REJECTED' });
    await app.orm.em
      .fork()
      .execute(
        `update application set applied_at = first_answer_at - interval '60 hours' where first_answer_at is not null`,
      );
    // Refusals count once they are final.
    app.clock.advance(5 * 60_000);
    expect((await ownPage(app, seeker.token)).applications[0]?.expected_reply_days).toBe(2.5);
  });
});

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { GenerateMatchesAnswer } from '../../../server/modules/matching/http/matches.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { runJob, whileJobsRun } from '../../support/jobs.js';
import { publish, signUpWithCompany } from '../jobs/market.js';
import { clinicalNurse, intensiveCare, matchesOf, type Person, seekerWith } from './stage.js';

describe('POST /api/matches/generate', () => {
  let app: TestApp;
  let hospital: { token: string; companyId: string };
  let nurse: Person;
  let jobId: string;

  const generate = (token: string, query = '', payload?: object) =>
    app.request<GenerateMatchesAnswer>({
      method: 'POST',
      url: `/api/matches/generate${query}`,
      token,
      ...(payload === undefined ? {} : { payload }),
    });
  /** Waits for the run, which a worker of the test computes. */
  const waited = (token: string, payload?: object) => whileJobsRun(app, () => generate(token, '?wait=true', payload));
  const forget = () => app.orm.em.fork().execute('delete from match');

  beforeAll(async () => {
    app = await startTestApp({ env: { MATCHING_WAIT_SECONDS: '60' } });
    hospital = await signUpWithCompany(app, 'Hôpital Mont-Blanc');
    nurse = await seekerWith(app, clinicalNurse);
    jobId = (await publish(app, hospital.token, intensiveCare)).id;
    await app.runJobs();
  });
  beforeEach(forget);
  afterAll(() => app.close());

  it('queues a run for a seeker and returns its id', async () => {
    const { status, body } = await generate(nurse.token);
    expect(status).toBe(202);
    expect(body).toEqual({ job_id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect((await matchesOf(app, nurse.token)).total).toBe(0);
    await app.runJobs();
    expect((await matchesOf(app, nurse.token)).total).toBe(1);
  });

  it('returns the matches directly with wait=true', async () => {
    const { status, body } = await waited(nurse.token, {});
    expect(status).toBe(200);
    expect(body.matches?.map(({ job }) => job?.id)).toEqual([jobId]);
  });

  it('computes a recruiter’s own postings, or the named one', async () => {
    const all = await waited(hospital.token);
    expect(all.body.matches).toHaveLength(1);
    await forget();
    const one = await waited(hospital.token, { job_id: jobId });
    expect(one.body.matches?.map(({ user }) => user.full_name)).toEqual(['Candidat·e']);
  });

  it('refuses a stranger’s posting, and any posting for a seeker', async () => {
    const stranger = await signUpWithCompany(app, 'Ailleurs');
    for (const token of [stranger.token, nurse.token]) {
      expect((await generate(token, '', { job_id: jobId })).status).toBe(404);
    }
    expect((await waited(stranger.token)).body.matches).toEqual([]);
    expect((await generate(nurse.token, '?wait=perhaps')).status).toBe(400);
    expect((await generate(nurse.token, '', { everybody: true })).status).toBe(400);
  });

  it('changes nothing if it is repeated', async () => {
    const first = await waited(nurse.token);
    app.clock.advance(60_000);
    const second = await waited(nurse.token);
    expect(second.body.matches).toEqual(first.body.matches);
  });
});

describe('waiting for a run', () => {
  /** An API beside a process that runs jobs: they share the database. */
  let api: TestApp;
  let worker: TestApp;
  let nurse: Person;
  let lines: { readonly msg?: string; readonly outcome?: string }[];

  const generate = (): ReturnType<typeof api.request<GenerateMatchesAnswer>> =>
    api.request({ method: 'POST', url: '/api/matches/generate?wait=true', token: nurse.token });
  const outcomes = (): readonly unknown[] =>
    lines.filter(({ msg }) => msg === 'matching: waited for a run').map(({ outcome }) => outcome);

  /** Requested runs that no worker has begun. */
  const queued = async (): Promise<number> => {
    const text = `select 1 from outbox_message where name = 'matching.generate-matches' and published_at is null`;
    return (await worker.orm.em.fork().execute<unknown[]>(text)).length;
  };

  beforeAll(async () => {
    worker = await startTestApp();
    const hospital = await signUpWithCompany(worker, 'Hôpital Mont-Blanc');
    nurse = await seekerWith(worker, clinicalNurse);
    await publish(worker, hospital.token, intensiveCare);
    await worker.runJobs();
  });
  beforeEach(async () => {
    lines = [];
    await worker.orm.em.fork().execute('delete from match');
  });
  afterEach(() => api.close());
  afterAll(() => worker.close());
  const startApi = async (seconds: number): Promise<void> => {
    api = await startTestApp({
      beside: worker,
      env: { MATCHING_WAIT_SECONDS: String(seconds) },
      logTo: (line) => lines.push(JSON.parse(line) as (typeof lines)[number]),
    });
  };

  it('computes nothing in the API: a worker does', async () => {
    await startApi(60);
    const { status, body } = await whileJobsRun(worker, generate);
    expect(status).toBe(200);
    expect(body.matches).toHaveLength(1);
    expect(outcomes()).toEqual(['finished']);
    expect(lines.filter(({ msg }) => msg === 'matching: index started')).toEqual([]);
  });

  it('answers 202 if no run finishes in time that began after the request', async () => {
    await startApi(1);
    // A run that has finished before does not count.
    await runJobOf(nurse.id);
    await worker.orm.em.fork().execute('delete from match');
    const { status, body } = await generate();
    expect([status, Object.keys(body)]).toEqual([202, ['job_id']]);
    expect(outcomes()).toEqual(['late']);
    await worker.runJobs();
    expect((await matchesOf(worker, nurse.token)).total).toBe(1);
  });

  it('stops waiting when the client leaves, or the API stops', async () => {
    await startApi(60);
    const url = await api.listen();
    const leaving = new AbortController();
    const post = (signal?: AbortSignal): Promise<Response> =>
      fetch(`${url}/api/matches/generate?wait=true`, {
        method: 'POST',
        headers: { authorization: `Bearer ${nurse.token}`, 'idempotency-key': randomUUID() },
        ...(signal && { signal }),
      });
    const left = post(leaving.signal).catch((error: unknown) => (error as Error).name);
    while ((await queued()) === 0) await wait(20);
    leaving.abort();
    expect(await left).toBe('AbortError');
    while (outcomes().length === 0) await wait(20);
    expect(outcomes()).toEqual(['left']);
    // As if time had passed since the last sign of the request.
    await worker.orm.em.fork().execute(`update match_generation set waited_until = waited_until - interval '1 minute'`);
    await worker.runJobs();
    expect((await matchesOf(worker, nurse.token)).total).toBe(0);

    const stopped = post();
    while ((await queued()) === 0) await wait(20);
    await Promise.all([stopped.then(({ status }) => expect(status).toBe(202)), api.close()]);
    expect(outcomes()).toEqual(['left', 'stopped']);
    // This one was promised an id, so it is computed.
    await worker.runJobs();
    expect((await matchesOf(worker, nurse.token)).total).toBe(1);
    await startApi(60);
  });

  const runJobOf = (id: string): Promise<unknown> =>
    runJob(worker.app, 'matching.generate-matches', {
      run_id: randomUUID(),
      seeker_id: id,
      company_id: null,
      job_id: null,
      ends_with_request: false,
    });
});

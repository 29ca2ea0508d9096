import type { GenerateMatchesAnswer } from '../../../server/modules/matching/http/matches.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
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
  const forget = () => app.orm.em.fork().execute('delete from match');

  beforeAll(async () => {
    app = await startTestApp();
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
    const { status, body } = await generate(nurse.token, '?wait=true', {});
    expect(status).toBe(200);
    expect(body.matches?.map(({ job }) => job?.id)).toEqual([jobId]);
  });

  it('computes a recruiter’s own postings, or the named one', async () => {
    const all = await generate(hospital.token, '?wait=true');
    expect(all.body.matches).toHaveLength(1);
    await forget();
    const one = await generate(hospital.token, '?wait=true', { job_id: jobId });
    expect(one.body.matches?.map(({ user }) => user.full_name)).toEqual(['Candidat·e']);
  });

  it('refuses a stranger’s posting, and any posting for a seeker', async () => {
    const stranger = await signUpWithCompany(app, 'Ailleurs');
    for (const token of [stranger.token, nurse.token]) {
      expect((await generate(token, '', { job_id: jobId })).status).toBe(404);
    }
    expect((await generate(stranger.token, '?wait=true')).body.matches).toEqual([]);
    expect((await generate(nurse.token, '?wait=perhaps')).status).toBe(400);
    expect((await generate(nurse.token, '', { everybody: true })).status).toBe(400);
  });

  it('changes nothing if it is repeated', async () => {
    const first = await generate(nurse.token, '?wait=true');
    app.clock.advance(60_000);
    const second = await generate(nurse.token, '?wait=true');
    expect(second.body.matches).toEqual(first.body.matches);
  });
});

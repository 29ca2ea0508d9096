import type { MatchAnswer } from '../../../server/modules/matching/http/matches.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { whileJobsRun } from '../../support/jobs.js';
import { publish, signUpWithCompany } from '../jobs/market.js';
import { clinicalNurse, intensiveCare, matchesOf, type Person, seekerWith } from './stage.js';

describe('answering a match', () => {
  let app: TestApp;
  let hospital: { token: string; companyId: string };
  let nurse: Person;
  let jobId: string;

  const answer = (id: string, token: string, status: string) =>
    app.request<MatchAnswer & { code: string }>({
      method: 'PUT',
      url: `/api/matches/${id}`,
      token,
      payload: { status },
    });
  const onlyMatch = async (token: string): Promise<MatchAnswer> => {
    const { matches } = await matchesOf(app, token, `?job_id=${jobId}`);
    expect(matches).toHaveLength(1);
    return matches[0]!;
  };

  beforeEach(async () => {
    app = await startTestApp({ env: { MATCHING_WAIT_SECONDS: '60' } });
    hospital = await signUpWithCompany(app, 'Hôpital Mont-Blanc');
    nurse = await seekerWith(app, clinicalNurse);
    jobId = (await publish(app, hospital.token, intensiveCare)).id;
    await app.runJobs();
  });
  afterEach(() => app.close());

  it('accepts once, in upper or lower case; the second time is refused', async () => {
    const { id } = await onlyMatch(nurse.token);
    const accepted = await answer(id, nurse.token, 'accepted');
    expect([accepted.status, accepted.body.status, accepted.body.allowed_actions]).toEqual([200, 'ACCEPTED', []]);
    const again = await answer(id, nurse.token, 'ACCEPTED');
    expect([again.status, again.body.code]).toEqual([409, 'MATCHING.ACTION_REFUSED']);
    expect((await onlyMatch(hospital.token)).allowed_actions).toEqual(['MATCHED', 'REJECTED']);
  });

  it('forbids what a role can never do', async () => {
    const { id } = await onlyMatch(nurse.token);
    expect((await answer(id, nurse.token, 'MATCHED')).status).toBe(403);
    expect((await answer(id, hospital.token, 'ACCEPTED')).status).toBe(403);
    expect((await answer(id, nurse.token, 'HIRED')).status).toBe(409);
    expect((await answer(id, hospital.token, 'HIRED')).status).toBe(409);
  });

  it('stays rejected through every recomputation, until one of the two texts changes', async () => {
    const { id } = await onlyMatch(nurse.token);
    expect((await answer(id, nurse.token, 'REJECTED')).body.status).toBe('REJECTED');
    for (const token of [nurse.token, hospital.token]) {
      const run = await whileJobsRun(app, () =>
        app.request({ method: 'POST', url: '/api/matches/generate?wait=true', token }),
      );
      expect(run.status).toBe(200);
    }
    expect((await onlyMatch(nurse.token)).status).toBe('REJECTED');

    await app.request({ method: 'PUT', url: '/api/users/me', token: nurse.token, payload: { skills: ['ACLS'] } });
    await app.runJobs();
    const reopened = await onlyMatch(nurse.token);
    expect([reopened.id, reopened.status]).toEqual([id, 'PENDING']);
  });

  it('is recorded, and the record cannot be changed', async () => {
    const { id } = await onlyMatch(nurse.token);
    await answer(id, nurse.token, 'ACCEPTED');
    const em = app.orm.em.fork();
    const audit = await em.execute<{ event: string; actor_id: string | null }[]>(
      'select event, actor_id from match_audit where match_id = ? order by at, id',
      [id],
    );
    expect(audit).toEqual([
      { event: 'PROPOSED', actor_id: null },
      { event: 'ACCEPTED', actor_id: nurse.id },
    ]);
    for (const change of [
      'update match_audit set match_score = 100',
      'delete from match_audit',
      'truncate match_audit',
    ]) {
      await expect(em.execute(change)).rejects.toThrow('match_audit is append-only');
    }
  });

  it('of two parallel ones accepts one', async () => {
    const { id } = await onlyMatch(nurse.token);
    const answers = await Promise.all([
      answer(id, nurse.token, 'ACCEPTED'),
      answer(id, nurse.token, 'REJECTED'),
      answer(id, nurse.token, 'ACCEPTED'),
      answer(id, nurse.token, 'REJECTED'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('keeps an accepted match when the posting closes, and withdraws a proposal', async () => {
    const second = (await publish(app, hospital.token, { ...intensiveCare, title: 'Infirmière clinicienne' })).id;
    await app.runJobs();
    const { id } = await onlyMatch(nurse.token);
    await answer(id, nurse.token, 'ACCEPTED');
    for (const job of [jobId, second]) {
      await app.request({ method: 'DELETE', url: `/api/jobs/${job}`, token: hospital.token });
    }
    await app.runJobs();
    const { matches } = await matchesOf(app, nurse.token);
    expect(matches.map(({ status, job }) => [job?.id, status, job?.status])).toEqual([[jobId, 'ACCEPTED', 'CLOSED']]);
  });
});

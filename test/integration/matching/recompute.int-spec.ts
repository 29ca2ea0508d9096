import { RequestContext } from '@mikro-orm/postgresql';
import { FindMissingSubjects } from '../../../server/modules/matching/use-cases/find-missing-subjects.js';
import { RecomputeForJob } from '../../../server/modules/matching/use-cases/recompute-for-job.js';
import { RecomputeForSeeker } from '../../../server/modules/matching/use-cases/recompute-for-seeker.js';
import { WithdrawJob } from '../../../server/modules/matching/use-cases/withdraw-job.js';
import { publish, signUpWithCompany } from '../../http/jobs/market.js';
import { clinicalNurse, intensiveCare, matchesOf, type Person, seekerWith } from '../../http/matching/stage.js';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('computing matches', () => {
  let app: TestApp;
  let hospital: { token: string; companyId: string };
  let nurse: Person;
  let jobId: string;

  const run = <T>(work: () => Promise<T>): Promise<T> => RequestContext.create(app.orm.em, work);
  const forSeeker = () => run(() => app.app.get(RecomputeForSeeker).execute(nurse.id));
  const forJob = () => run(() => app.app.get(RecomputeForJob).execute(jobId));
  const query = <T extends object>(sql: string): Promise<T[]> => app.orm.em.fork().execute<T[]>(sql);
  const told = () => query("select payload from outbox_message where name = 'matching.match-proposed'");
  const updateMe = (payload: object) =>
    app.request({ method: 'PUT', url: '/api/users/me', token: nurse.token, payload });

  beforeEach(async () => {
    app = await startTestApp();
    hospital = await signUpWithCompany(app, 'Hôpital Mont-Blanc');
    nurse = await seekerWith(app, clinicalNurse);
    jobId = (await publish(app, hospital.token, intensiveCare)).id;
  });
  afterEach(() => app.close());

  it('proposes a pair once and notifies once, also for parallel computations of both sides', async () => {
    await app.runJobs();
    await app.orm.em.fork().execute('delete from match');
    const before = (await told()).length;
    expect(before).toBe(1);
    const settled = await Promise.all([forSeeker(), forJob(), forSeeker(), forJob(), forSeeker(), forJob()]);
    expect(settled.reduce((sum, { propose }) => sum + propose, 0)).toBe(1);
    expect((await matchesOf(app, nurse.token)).total).toBe(1);
    // The pair was notified before its match disappeared, and is not notified again.
    expect((await told()).length).toBe(before);
    const [match] = await query<{ announced_at: string | null }>('select announced_at from match');
    expect(match?.announced_at).toBeNull();
  });

  it('writes nothing when nothing changed', async () => {
    await app.runJobs();
    app.clock.advance(3_600_000);
    const before = await query('select * from match');
    expect(await forSeeker()).toEqual({ propose: 0, rescore: 0, reopen: 0, withdraw: 0, keep: 1 });
    expect(await forJob()).toMatchObject({ rescore: 0, withdraw: 0, keep: 1 });
    expect(await query('select * from match')).toEqual(before);
    expect(await query('select event from match_audit')).toEqual([{ event: 'PROPOSED' }]);
  });

  it('follows the profile up and down, and withdraws a proposal that has become too weak', async () => {
    await app.runJobs();
    const [first] = (await matchesOf(app, nurse.token)).matches;
    await updateMe({ skills: [...clinicalNurse.skills, 'ACLS'] });
    await app.runJobs();
    const [better] = (await matchesOf(app, nurse.token)).matches;
    expect(better?.id).toBe(first?.id);
    expect(better?.match_score).toBeGreaterThan(first?.match_score ?? 100);
    expect(better?.gaps).toEqual([]);

    await updateMe({ skills: ['Cuisine'], experience: 'Cuisinier', bio: null, years_experience: null });
    await app.runJobs();
    expect((await matchesOf(app, nurse.token)).total).toBe(0);
    const audit = await query<{ event: string }>('select event from match_audit order by id');
    expect(audit.map(({ event }) => event)).toEqual(['PROPOSED', 'RESCORED', 'WITHDRAWN']);
  });

  it('follows the posting, and finds everybody again when it is published again', async () => {
    await app.runJobs();
    const put = (payload: object) =>
      app.request({ method: 'PUT', url: `/api/jobs/${jobId}`, token: hospital.token, payload });
    await put({ requirements: [...intensiveCare.requirements, 'Dialysis'] });
    await app.runJobs();
    expect((await matchesOf(app, nurse.token)).matches[0]?.gaps).toContain('dialyse');
    await put({ status: 'PAUSED' });
    await app.runJobs();
    expect((await matchesOf(app, nurse.token)).total).toBe(0);
    await put({ status: 'ACTIVE' });
    await app.runJobs();
    expect((await matchesOf(app, nurse.token)).total).toBe(1);
  });

  it('never leaves a proposal for a posting that closes while it is computed', async () => {
    await app.runJobs();
    for (let round = 0; round < 5; round += 1) {
      await app.orm.em.fork().execute('delete from match');
      const closing = app.orm.em
        .fork()
        .execute("update job set status = 'PAUSED' where id = ?", [jobId])
        .then(() => run(() => app.app.get(WithdrawJob).execute(jobId)));
      await Promise.all([forSeeker(), closing, forJob()]);
      expect(await query('select id from match')).toEqual([]);
      await app.orm.em.fork().execute("update job set status = 'ACTIVE' where id = ?", [jobId]);
    }
  });

  it('waits a moment after a change before it computes, for more changes to come', async () => {
    await updateMe({ bio: 'Première version' });
    await updateMe({ bio: 'Deuxième version' });
    await app.runJobs();
    const rows = await query<{ name: string; wait: number; job_key: string | null }>(
      `select name, round(extract(epoch from available_at - created_at) * 1000)::int as wait, job_key
         from outbox_message where name like 'matching.recompute-for-%'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ wait }) => wait === 1_500)).toBe(true);
  });

  it('finds rows that the index lost, and reads everybody again after an upgrade', async () => {
    await app.runJobs();
    const missing = () => run(async () => (await app.app.get(FindMissingSubjects).execute()).enqueued);
    expect(await missing()).toBe(0);
    const em = app.orm.em.fork();
    await em.execute('delete from match_subject; delete from match;');
    expect(await missing()).toBe(2);
    await app.runJobs();
    expect((await matchesOf(app, nurse.token)).total).toBe(1);
    await em.execute("update match_subject set engine_version = 'older'");
    expect(await missing()).toBe(2);
    await app.runJobs();
    expect(await missing()).toBe(0);
  });
});

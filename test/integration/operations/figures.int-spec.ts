import type {
  RecruiterDashboard,
  SeekerDashboard,
  UserStats,
} from '../../../server/modules/operations/http/dashboard.contract.js';
import {
  type HiringAnalytics,
  hiringPeriods,
  hiringStages,
} from '../../../server/modules/operations/http/hiring.contract.js';
import { type Candidate } from '../../http/applications/stage.js';
import { type Recruiter } from '../../http/identity/hiring.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { figuresStage } from './support/figures-stage.js';
import { median, sourcesOf } from './support/recount.js';

const DAY = 86_400_000;

/** If only hidden text led to a proposal, only the person sees it until they say yes. */
const known = `seeker_visible and (status in ('ACCEPTED', 'MATCHED', 'HIRED')
  or (status = 'PENDING' and (card_proposed or introduced_at is not null)))`;

describe('every figure equals an independent count of the same rows', () => {
  let app: TestApp;
  let company: Recruiter & { jobId: string };
  let mate: Candidate;
  let person: Candidate;
  let now: Date;

  const rows = <T extends object>(sql: string, ...parameters: unknown[]): Promise<T[]> =>
    query<T & Record<string, unknown>>(app.databaseUrl, sql, parameters);
  const figure = async (sql: string, ...parameters: unknown[]): Promise<number> => {
    const [row] = await rows<{ figure: string | number | null }>(`select (${sql}) as figure`, ...parameters);
    return Number(row?.figure ?? 0);
  };
  const read = async <T>(url: string, token: string): Promise<T> => {
    const { status, body, text } = await app.request<T>({ url, token });
    if (status !== 200) throw new Error(`${url} answered ${status}: ${text}`);
    return body;
  };
  /** Counts differently from the server: the rows of one week, then those of the week before. */
  const delta = async (sql: (from: number, to: number) => string, ...parameters: unknown[]): Promise<number> => {
    const ago = (days: number): string => new Date(now.getTime() - days * DAY).toISOString();
    const between = (from: number, to: number): string =>
      sql(from, to)
        .replaceAll('{from}', `'${ago(from)}'`)
        .replaceAll('{to}', to === 0 ? `'infinity'` : `'${ago(to)}'`);
    return (await figure(between(7, 0), ...parameters)) - (await figure(between(14, 7), ...parameters));
  };

  beforeAll(async () => {
    app = await startTestApp();
    ({ company, mate, person, now } = await figuresStage(app));
  }, 120_000);
  afterAll(() => app.close());

  it('on a seeker’s dashboard', async () => {
    const { stats, trend } = await read<SeekerDashboard>('/api/dashboard/jobseeker/stats', person.token);
    const views = `select count(*) from (select distinct date_trunc('day', at at time zone 'UTC'), coalesce(company_id, viewer_id)
                     from access_log where seeker_id = $1 and kind = 'VIEWED' and at >= $2) v`;
    const monthAgo = new Date(now.getTime() - 30 * DAY);
    expect(stats.profileViews).toBe(await figure(views, person.id, monthAgo));
    expect(stats.applications).toBe(
      (await figure('select count(*) from application where seeker_id = $1', person.id)) -
        (await figure(`select count(*) from application where seeker_id = $1 and status = 'WITHDRAWN'`, person.id)),
    );
    expect(stats.newMatches).toBe(
      await figure(`select sum((status = 'PENDING')::int) from match where seeker_id = $1`, person.id),
    );
    expect(stats.profileViews).toBeGreaterThan(30);
    expect(stats.applications).toBeGreaterThan(0);
    const profile = await rows<Record<string, unknown>>('select * from profile where account_id = $1', person.id);
    expect(profile).toHaveLength(1);
    // Only the name is filled in, which does not count.
    expect(stats.profileCompleteness).toBe(0);

    expect(stats.deltas).toEqual({
      profileViews: await delta(
        () => `select count(*) from (select max(at) as at from access_log where seeker_id = $1 and kind = 'VIEWED'
                 group by date_trunc('day', at at time zone 'UTC'), coalesce(company_id, viewer_id)) v
                where at >= {from} and at < {to}`,
        person.id,
      ),
      applications: await delta(
        () =>
          `select count(*) from application where seeker_id = $1 and status <> 'WITHDRAWN' and applied_at >= {from} and applied_at < {to}`,
        person.id,
      ),
      newMatches: await delta(
        () => `select count(*) from match where seeker_id = $1 and created_at >= {from} and created_at < {to}`,
        person.id,
      ),
    });

    expect(trend.reduce((sum, { count }) => sum + count, 0)).toBe(stats.profileViews);
    for (const { day, count } of trend) {
      const ofDay = `select count(distinct coalesce(company_id, viewer_id)) from access_log
                      where seeker_id = $1 and kind = 'VIEWED' and at >= $2 and to_char(at at time zone 'UTC', 'YYYY-MM-DD') = $3`;
      expect([day, count]).toEqual([day, await figure(ofDay, person.id, monthAgo, day)]);
    }

    const own = await read<UserStats>('/api/users/stats', person.token);
    expect(own).toEqual({
      profile_views: stats.profileViews,
      applications: stats.applications,
      matches: await figure(
        `select count(*) from match where seeker_id = $1 and status in ('PENDING', 'ACCEPTED', 'MATCHED', 'HIRED')`,
        person.id,
      ),
      messages_unread: await figure(
        `select sum((sender_id <> $1 and content is not null and not hidden_from_seeker)::int) from message
          where (conversation_id, sequence) in
                (select c.id, n from conversation c, generate_series(c.seeker_read + 1, c.last_sequence) n where c.seeker_id = $1)`,
        person.id,
      ),
      profile_completeness: stats.profileCompleteness,
    });
    expect(own.messages_unread).toBe(2);
  });

  it('on a recruiter’s dashboard', async () => {
    const dashboard = await read<RecruiterDashboard>('/api/dashboard/recruiter/stats', company.token);
    const { stats, recentJobs, recentApplications, trend } = dashboard;
    const id = company.companyId;
    const standing = `company_id = $1 and left_at is null and status <> 'WITHDRAWN'`;
    const findable = `select a.created_at from account a join profile p on p.account_id = a.id
      left join seeker_exclusion e on e.seeker_id = a.id and e.company_id = $1
      where a.user_type = 'JOB_SEEKER' and a.status = 'ACTIVE' and p.visible and e.seeker_id is null`;
    const arranged = `select i.* from interview i, application a where a.id = i.application_id and a.company_id = $1
      and a.left_at is null`;
    expect(stats).toEqual({
      activeJobs: await figure(`select count(*) from job where company_id = $1 and status = 'ACTIVE'`, id),
      totalCandidates: await figure(`select count(*) from (${findable}) f`, id),
      newApplications: await figure(`select count(*) from application where ${standing} and status = 'PENDING'`, id),
      interviews: await figure(
        `select count(*) from interview where status in ('PROPOSED', 'SCHEDULED') and scheduled_at > $2 and application_id in
           (select id from application where ${standing} and status <> 'REJECTED')`,
        id,
        now,
      ),
      deltas: {
        activeJobs: await delta(
          () =>
            `select count(*) from job where company_id = $1 and status = 'ACTIVE' and published_at >= {from} and published_at < {to}`,
          id,
        ),
        totalCandidates: await delta(
          () => `select count(*) from (${findable}) f where created_at >= {from} and created_at < {to}`,
          id,
        ),
        newApplications: await delta(
          () => `select count(*) from application where ${standing} and applied_at >= {from} and applied_at < {to}`,
          id,
        ),
        interviews: await delta(
          () => `select count(*) from (${arranged}) i where created_at >= {from} and created_at < {to}`,
          id,
        ),
      },
    });
    expect(stats.newApplications).toBeGreaterThan(5);
    expect(stats.interviews).toBeGreaterThan(5);
    // Of six people one is hidden, and one hides from this company.
    expect(stats.totalCandidates).toBe(4);

    expect(recentJobs).toHaveLength(3);
    for (const job of recentJobs) {
      expect([job.views, job.applications_count, job.matches_count]).toEqual([
        await figure('select count(*) from job_view where job_id = $1', job.id),
        await figure(
          `select count(*) from application where job_id = $1 and left_at is null and status <> 'WITHDRAWN'`,
          job.id,
        ),
        await figure(`select count(*) from match where job_id = $1 and ${known}`, job.id),
      ]);
    }
    const newest = await rows<{ id: string }>(
      `select id from application where ${standing} and seeker_id in (select id from account)
        order by applied_at desc, id desc`,
      id,
    );
    expect(newest.map((row) => row.id)).toEqual(expect.arrayContaining(recentApplications.map((row) => row.id)));

    for (const { day, count } of trend) {
      const ofDay = `select count(*) from application where ${standing} and applied_at >= $2
        and to_char(applied_at at time zone 'UTC', 'YYYY-MM-DD') = $3`;
      expect([day, count]).toEqual([day, await figure(ofDay, id, new Date(now.getTime() - 30 * DAY), day)]);
    }

    const own = await read<UserStats>('/api/users/stats', company.token);
    expect(own.messages_unread).toBe(
      await figure(
        `select sum((sender_id <> $1 and content is not null and not hidden_from_recruiter)::int) from message
          where (conversation_id, sequence) in
                (select c.id, n from conversation c, generate_series(c.recruiter_read + 1, c.last_sequence) n
                  where c.recruiter_id = $1 and c.seeker_id not in (select seeker_id from seeker_exclusion where company_id = $2))`,
        company.id,
        id,
      ),
    );
    // Two of each of three people; a person who hides from the company is not counted.
    expect(own.messages_unread).toBe(6);
    // Counts views of the person's own profile; nobody can view a recruiter's.
    await rows(
      `insert into access_log (id, seeker_id, kind, at, masked, viewer_id, company_id, cost)
       values (gen_random_uuid(), $1, 'VIEWED', $2, true, $3, $4, 0)`,
      mate.id,
      now,
      company.id,
      id,
    );
    const again = await read<UserStats>('/api/users/stats', company.token);
    expect(again.profile_views).toBe(
      await figure(`select count(*) from access_log where seeker_id = $1 and kind = 'VIEWED'`, company.id),
    );
    expect([own.profile_views, again.profile_views]).toEqual([0, 0]);
    expect(own.applications).toBe(
      await figure(`select count(*) from application where ${standing} and status not in ('ACCEPTED', 'REJECTED')`, id),
    );
    expect(own.matches).toBe(await figure(`select count(*) from match where company_id = $1 and ${known}`, id));
  });

  it('of a profile’s completeness, with the weights of the profile', async () => {
    const { status } = await app.request({
      method: 'PUT',
      url: '/api/users/me',
      token: person.token,
      payload: { phone: '438 555-0177', location: 'Laval', bio: 'Soudeuse.', skills: ['Soudure', 'TIG', 'MIG'] },
    });
    expect(status).toBe(200);
    const { stats } = await read<SeekerDashboard>('/api/dashboard/jobseeker/stats', person.token);
    const own = await read<UserStats>('/api/users/stats', person.token);
    const weighed = `select 10 * (location is not null)::int + 15 * (bio is not null)::int + 15 * (cardinality(skills) >= 3)::int
        + 15 * (experience is not null)::int + 5 * (phone is not null)::int + 10 * (avatar_url is not null)::int
        + 20 * has_processed_video::int from profile where account_id = $1`;
    expect(stats.profileCompleteness).toBe(45);
    expect(stats.profileCompleteness).toBe(await figure(weighed, person.id));
    expect(own.profile_completeness).toBe(stats.profileCompleteness);
  });

  it.each(hiringPeriods)('in the hiring figures of %i days, of all postings and of each', async (days) => {
    const from = new Date(now.getTime() - days * DAY);
    const all = await read<HiringAnalytics>(`/api/dashboard/recruiter/analytics?days=${days}`, company.token);
    expect(all.period).toEqual({ days, from: from.toISOString(), to: now.toISOString() });
    expect(all.jobs).toHaveLength(3);
    expect(all.jobs_total).toBe(3);
    for (const jobId of [null, ...all.jobs.map((job) => job.id)]) {
      const search = jobId === null ? '' : `&job_id=${jobId}`;
      const body =
        jobId === null
          ? all
          : await read<HiringAnalytics>(`/api/dashboard/recruiter/analytics?days=${days}${search}`, company.token);
      const scope = [company.companyId, from, now, jobId];
      const arrived = await rows<{
        id: string;
        seeker_id: string;
        job_id: string;
        status: string;
        source: string | null;
        applied_at: Date;
        wait: number | null;
      }>(
        `select id, seeker_id, job_id, status, source, applied_at, extract(epoch from first_answer_at - applied_at)::float8 / 3600 as wait
           from application where company_id = $1 and left_at is null and applied_at >= $2 and applied_at < $3
            and ($4::uuid is null or job_id = $4)`,
        ...scope,
      );
      const moves = await rows<{ application_id: string; from_status: string; to_status: string; at: Date }>(
        `select application_id, coalesce(from_status, '') as from_status, to_status, at from application_event
          where application_id = any($1) order by application_id, at, id`,
        arrived.map(({ id }) => id),
      );
      const hires = await rows<{ pair: string; at: Date }>(
        `select seeker_id || ' ' || job_id as pair, answered_at as at from match where status = 'HIRED' and company_id = $1`,
        company.companyId,
      );
      const pairs = new Map(hires.map(({ pair, at }) => [pair, at.getTime()]));
      const hired = arrived.filter(
        ({ seeker_id, job_id, status }) => status !== 'WITHDRAWN' && pairs.has(`${seeker_id} ${job_id}`),
      );
      const reached = (stage: string): number =>
        new Set(moves.filter(({ to_status }) => to_status === stage).map(({ application_id }) => application_id)).size;
      const waits = arrived.flatMap(({ wait }) => (wait === null ? [] : [wait]));
      expect(body.funnel).toEqual({
        views: await figure(
          `select count(*) from job_view where job_id in (select id from job where company_id = $1) and day >= $2::date
             and ($3::uuid is null or job_id = $3)`,
          company.companyId,
          from.toISOString().slice(0, 10),
          jobId,
        ),
        applications: arrived.length,
        answered: waits.length,
        interviews: reached('INTERVIEW'),
        offers: reached('OFFERED'),
        accepted: arrived.filter(({ status }) => status === 'ACCEPTED').length,
        hired: hired.length,
      });
      expect(body.response).toEqual({
        answered: waits.length,
        waiting: arrived.filter(({ status }) => status === 'PENDING').length,
        median_hours: median(waits),
      });

      const meetings = await rows<{ hours: number }>(
        `select extract(epoch from scheduled_at - created_at)::float8 / 3600 as hours from interview
          where application_id = any($1) and status = 'SCHEDULED'`,
        arrived.map(({ id }) => id),
      );
      const untilHire = hired.map(
        ({ seeker_id, job_id, applied_at }) =>
          ((pairs.get(`${seeker_id} ${job_id}`) ?? 0) - applied_at.getTime()) / 3_600_000,
      );
      expect(body.spans).toEqual([
        { span: 'RESPONSE', count: waits.length, median_hours: median(waits) },
        { span: 'SCHEDULING', count: meetings.length, median_hours: median(meetings.map(({ hours }) => hours)) },
        { span: 'HIRE', count: hired.length, median_hours: median(untilHire) },
      ]);
      expect(body.sources.toSorted((a, b) => a.source.localeCompare(b.source))).toEqual(sourcesOf(arrived, hired));
      const counts = body.sources.map(({ applications }) => applications);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));

      const stays = new Map<string, number[]>(hiringStages.map((stage) => [stage, []]));
      const changes = moves.filter(({ from_status, to_status }) => from_status !== to_status);
      changes.forEach((move, index) => {
        const next = changes[index + 1];
        if (next?.application_id !== move.application_id) return;
        stays.get(move.to_status)?.push((next.at.getTime() - move.at.getTime()) / 3_600_000);
      });
      expect(body.stages).toEqual(
        hiringStages.map((stage) => ({
          stage,
          stays: stays.get(stage)?.length,
          median_hours: median(stays.get(stage) ?? []),
        })),
      );

      const spent = await figure(
        `select sum(-t.amount) from credit_transaction t left join application a on a.id = t.reference_id
           left join reservation r on r.id = t.reference_id
          where t.type = 'SPENT' and t.owner_id in ($1, $2) and t.created_at >= $3 and t.created_at < $4
            and ($5::uuid is null or coalesce(a.job_id, r.job_id) = $5)`,
        company.id,
        mate.id,
        from,
        now,
        jobId,
      );
      const hiredNow = await figure(
        `select count(*) from (select distinct seeker_id from match where company_id = $1 and status = 'HIRED'
            and answered_at >= $2 and answered_at < $3 and ($4::uuid is null or job_id = $4)) h`,
        ...scope,
      );
      expect(body.credits).toEqual({
        spent,
        hires: hiredNow,
        per_hire: hiredNow === 0 ? null : Math.round((spent / hiredNow) * 10) / 10,
      });

      const { buckets, bucket_days: bucketDays } = body.trend;
      expect(buckets).toHaveLength(days / bucketDays);
      const moments = async (table: string, at: string, condition: string): Promise<number[]> =>
        (
          await rows<{ at: Date }>(
            `select ${at} as at from ${table} where company_id = $1 and ${condition} and ($2::uuid is null or job_id = $2)`,
            company.companyId,
            jobId,
          )
        ).map(({ at }) => at.getTime());
      const arrivals = await moments('application', 'applied_at', 'left_at is null');
      const yeses = await moments('match', 'answered_at', `status = 'HIRED'`);
      for (const bucket of buckets) {
        const start = Date.parse(bucket.from);
        const within = (at: number): boolean => at >= start && at < start + bucketDays * DAY;
        expect(bucket).toEqual({
          from: bucket.from,
          applications: arrivals.filter(within).length,
          hires: yeses.filter(within).length,
        });
      }

      if (jobId === null) continue;
      const row = all.jobs.find(({ id }) => id === jobId);
      expect(row).toMatchObject({
        ...body.funnel,
        response_hours: body.response.median_hours,
        hire_hours: median(untilHire),
        credits: spent,
      });
    }
    expect(all.credits.spent).toBe(5);
  });
});

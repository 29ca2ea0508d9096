import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { CompaniesFacade } from '../../companies/index.js';
import {
  type HiringAnalytics,
  type HiringFunnel,
  type HiringPosting,
  type HiringQuery,
} from '../http/hiring.contract.js';
import { cohort, cohortCounts, expenses } from './hiring-cohort.js';
import { hiringPeriod, type HiringScope, type Period } from './hiring-period.js';
import { HiringPostingsQuery } from './hiring-postings.query.js';
import { HiringTimesQuery } from './hiring-times.query.js';

interface CohortRow extends Omit<HiringFunnel, 'views'> {
  response_hours: number | null;
  waiting: number;
}

/** The id of no company, for recruiters without one: all figures are 0. */
const NO_COMPANY = '00000000-0000-0000-0000-000000000000';

/** A company's hiring figures: funnel, times, cost of a hire. Calculated on request; none is about a single person by name. */
@Injectable()
export class HiringAnalyticsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesFacade,
    private readonly postings: HiringPostingsQuery,
    private readonly times: HiringTimesQuery,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound if `job_id` is not a posting of the caller's company. */
  async execute(recruiterId: string, query: HiringQuery): Promise<HiringAnalytics> {
    const period = hiringPeriod(query.days, this.clock.now());
    const scope = await this.scope(recruiterId, query, period);
    const counted = await this.cohort(scope);
    const credits = await this.credits(scope);
    const { jobs, total } = await this.postings.newest(scope);
    const { response_hours, waiting, ...reached } = counted;
    return {
      period: { days: query.days, from: period.from.toISOString(), to: period.to.toISOString() },
      funnel: { views: await this.views(scope), ...reached },
      stages: await this.times.stages(scope),
      spans: await this.times.spans(scope),
      sources: await this.sources(scope),
      closings: await this.closings(scope),
      response: { answered: counted.answered, waiting, median_hours: response_hours },
      credits,
      trend: { bucket_days: period.bucketDays, buckets: await this.trend(scope, period) },
      jobs,
      jobs_total: total,
    };
  }

  /** Every posting of the caller's company. */
  async *postingsOf(recruiterId: string, query: HiringQuery): AsyncGenerator<HiringPosting> {
    const period = hiringPeriod(query.days, this.clock.now());
    yield* this.postings.all(await this.scope(recruiterId, query, period));
  }

  private async scope(recruiterId: string, { job_id: jobId }: HiringQuery, period: Period): Promise<HiringScope> {
    const company = await this.companies.companyOf(recruiterId);
    const companyId = company?.id ?? NO_COMPANY;
    if (jobId !== undefined) {
      const owned = await this.em.execute<unknown[]>('select 1 from job where id = ? and company_id = ?', [
        jobId,
        companyId,
      ]);
      if (owned.length === 0) throw new NotFound();
    }
    return { companyId, jobId: jobId ?? null, from: period.from, to: period.to };
  }

  private async cohort(scope: HiringScope): Promise<CohortRow> {
    const { sql, params } = cohort(scope, scope.jobId === null ? null : [scope.jobId]);
    const [row] = await this.em.execute<[CohortRow]>(
      `select ${cohortCounts},
              (count(*) filter (where c.first_answer_at is null and c.status = 'PENDING'))::int as waiting
         from (${sql}) c`,
      [...params],
    );
    return row;
  }

  private async views({ companyId, jobId, from }: HiringScope): Promise<number> {
    const [row] = await this.em.execute<[{ views: number }]>(
      `select count(*)::int as views from job_view v join job j on j.id = v.job_id
        where j.company_id = ? and v.day >= (?::timestamptz at time zone 'UTC')::date ${jobId ? 'and j.id = ?' : ''}`,
      [companyId, from, ...(jobId ? [jobId] : [])],
    );
    return row.views;
  }

  /** Where applicants found the postings. */
  private async sources(scope: HiringScope): Promise<HiringAnalytics['sources']> {
    const { sql, params } = cohort(scope, scope.jobId === null ? null : [scope.jobId]);
    return this.em.execute<HiringAnalytics['sources']>(
      `select coalesce(c.source, 'UNKNOWN') as source, count(*)::int as applications,
              (count(*) filter (where c.status = 'ACCEPTED'))::int as accepted, (count(*) filter (where c.hired))::int as hired
         from (${sql}) c group by 1 order by 2 desc, 1`,
      [...params],
    );
  }

  /** Why postings were closed. */
  private async closings({ companyId, jobId, from, to }: HiringScope): Promise<HiringAnalytics['closings']> {
    return this.em.execute<HiringAnalytics['closings']>(
      `select coalesce(nullif(close_reason, 'PAUSED'), 'UNKNOWN') as reason, count(*)::int as count from job
        where company_id = ? and status = 'CLOSED' and closed_at >= ? and closed_at < ? ${jobId ? 'and id = ?' : ''}
        group by 1 order by 2 desc, 1`,
      [companyId, from, to, ...(jobId ? [jobId] : [])],
    );
  }

  private async credits({ companyId, jobId, from, to }: HiringScope): Promise<HiringAnalytics['credits']> {
    const [{ spent }] = await this.em.execute<[{ spent: number }]>(
      `select coalesce(sum(credits), 0)::int as spent from (${expenses}) e ${jobId ? 'where job_id = ?' : ''}`,
      [companyId, from, to, ...(jobId ? [jobId] : [])],
    );
    const [{ hires }] = await this.em.execute<[{ hires: number }]>(
      `select count(distinct seeker_id)::int as hires from match
        where company_id = ? and status = 'HIRED' and answered_at >= ? and answered_at < ? ${jobId ? 'and job_id = ?' : ''}`,
      [companyId, from, to, ...(jobId ? [jobId] : [])],
    );
    return { spent, hires, per_hire: hires === 0 ? null : Math.round((spent / hires) * 10) / 10 };
  }

  private async trend(
    scope: HiringScope,
    { buckets, bucketDays }: Period,
  ): Promise<HiringAnalytics['trend']['buckets']> {
    const { companyId, jobId, from, to } = scope;
    const seconds = bucketDays * 86_400;
    const perBucket = async (table: string, at: string, condition: string): Promise<ReadonlyMap<number, number>> => {
      const rows = await this.em.execute<{ bucket: number; count: number }[]>(
        `select floor(extract(epoch from ${at} - ?::timestamptz) / ?)::int as bucket, count(*)::int as count from ${table}
          where company_id = ? and ${condition} and ${at} >= ? and ${at} < ? ${jobId ? 'and job_id = ?' : ''}
          group by 1`,
        [from, seconds, companyId, from, to, ...(jobId ? [jobId] : [])],
      );
      return new Map(rows.map((row) => [row.bucket, row.count]));
    };
    const applications = await perBucket('application', 'applied_at', 'left_at is null');
    const hires = await perBucket('match', 'answered_at', `status = 'HIRED'`);
    return buckets.map((start, index) => ({
      from: start.toISOString(),
      applications: applications.get(index) ?? 0,
      hires: hires.get(index) ?? 0,
    }));
  }
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { HiringPosting } from '../http/hiring.contract.js';
import { cohort, cohortCounts, expenses, hireHours } from './hiring-cohort.js';
import type { HiringScope } from './hiring-period.js';

type Named = Pick<HiringPosting, 'id' | 'title' | 'status'>;
type Counted = Pick<
  HiringPosting,
  'applications' | 'answered' | 'interviews' | 'offers' | 'accepted' | 'hired' | 'response_hours' | 'hire_hours'
>;

export const POSTINGS_SHOWN = 100;
const FILE_BATCH = 200;
/** Upper bound of a file: more postings than any company has, and short enough not to keep a connection busy. */
const FILE_LIMIT = 10_000;

const none: Counted = {
  applications: 0,
  answered: 0,
  interviews: 0,
  offers: 0,
  accepted: 0,
  hired: 0,
  response_hours: null,
  hire_hours: null,
};

/** Hiring figures per posting, newest posting first. */
@Injectable()
export class HiringPostingsQuery {
  constructor(private readonly em: EntityManager) {}

  async newest(scope: HiringScope): Promise<{ jobs: HiringPosting[]; total: number }> {
    const [counted] = await this.em.execute<{ total: number }[]>(
      'select count(*)::int as total from job where company_id = ?',
      [scope.companyId],
    );
    return { jobs: await this.batch(this.em, scope, 0, POSTINGS_SHOWN), total: counted?.total ?? 0 };
  }

  /** All postings, read in batches while they are streamed. */
  async *all(scope: HiringScope): AsyncGenerator<HiringPosting> {
    // The request's entity manager may be gone while the file is still streamed, so use a fork.
    const em = this.em.fork();
    for (let offset = 0; offset < FILE_LIMIT; offset += FILE_BATCH) {
      const postings = await this.batch(em, scope, offset, FILE_BATCH);
      yield* postings;
      if (postings.length < FILE_BATCH) return;
    }
  }

  private async batch(em: EntityManager, scope: HiringScope, offset: number, limit: number): Promise<HiringPosting[]> {
    const jobs = await em.execute<Named[]>(
      `select id, title, status from job where company_id = ? order by created_at desc, id desc limit ? offset ?`,
      [scope.companyId, limit, offset],
    );
    const ids = jobs.map(({ id }) => id);
    if (ids.length === 0) return [];
    const views = await this.views(em, ids, scope);
    const counts = await this.counts(em, ids, scope);
    const credits = await this.credits(em, scope);
    return jobs.map((job) => ({
      ...job,
      views: views.get(job.id) ?? 0,
      ...(counts.get(job.id) ?? none),
      credits: credits.get(job.id) ?? 0,
    }));
  }

  private async views(em: EntityManager, ids: readonly string[], { from }: HiringScope) {
    const rows = await em.execute<{ job_id: string; views: number }[]>(
      `select job_id, count(*)::int as views from job_view
        where job_id in (?) and day >= (?::timestamptz at time zone 'UTC')::date group by job_id`,
      [[...ids], from],
    );
    return new Map(rows.map((row) => [row.job_id, row.views]));
  }

  private async counts(em: EntityManager, ids: readonly string[], scope: HiringScope) {
    const { sql, params } = cohort(scope, ids);
    const rows = await em.execute<(Counted & { job_id: string })[]>(
      `select c.job_id, ${cohortCounts}, ${hireHours} from (${sql}) c group by c.job_id`,
      [...params],
    );
    return new Map(rows.map(({ job_id, ...counted }) => [job_id, counted]));
  }

  private async credits(em: EntityManager, { companyId, from, to }: HiringScope) {
    const rows = await em.execute<{ job_id: string; credits: number }[]>(
      `select job_id, sum(credits)::int as credits from (${expenses}) e where job_id is not null group by job_id`,
      [companyId, from, to],
    );
    return new Map(rows.map((row) => [row.job_id, row.credits]));
  }
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { listJobsQuery } from '../http/jobs.contract.js';
import { jobsUnder, publicFilter } from './job-filter.js';

/** Whether a search of the public list finds a given posting. Uses the same conditions, limited to that posting. */
@Injectable()
export class SearchFinds {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @param filters named as in the list's query. Stored filters that are no longer valid find nothing. */
  async execute(jobId: string, filters: Readonly<Record<string, unknown>>): Promise<boolean> {
    const query = listJobsQuery.safeParse(filters);
    if (!query.success) return false;
    const { sql, params } = jobsUnder(publicFilter(query.data, { now: this.clock.now() }).all);
    const rows = await this.em.execute<unknown[]>(`select 1 from ${sql} and j.id = ?`, [...params, jobId]);
    return rows.length > 0;
  }

  /**
   * All selectors that a search which finds this posting can have (`saved_search_selector` in the database). Searches with another
   * one need not be run.
   * @returns an empty list if the posting does not exist
   */
  async selectorsOf(jobId: string): Promise<readonly string[]> {
    const [row] = await this.em.execute<{ selectors: string[] }[]>(
      `select posting_selectors(company_id, title, place, job_type, remote, search) as selectors from job where id = ?`,
      [jobId],
    );
    return row?.selectors ?? [];
  }
}

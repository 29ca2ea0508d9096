import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CompaniesFacade } from '../../companies/index.js';
import type { JobsPage, ListJobsQuery } from '../http/jobs.contract.js';
import { ownFilter, publicFilter, publicOrder, type SqlPart } from './job-filter.js';
import { companyIn, jobColumns, jobOf, type JobRow } from './job-row.js';

/** Postings under filters. ACTIVE ones are everybody's; in any other status a company sees its own alone. */
@Injectable()
export class ListJobsQueryHandler {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesFacade,
  ) {}

  async execute(query: ListJobsQuery, actor: Actor | null): Promise<JobsPage> {
    if (query.status === 'ACTIVE')
      return this.page(query, publicFilter(query), publicOrder(query.sort_by, query.search));
    const own = actor && (await this.companies.companyOf(actor.id));
    if (!own) return { jobs: [], total: 0, page: query.page, limit: query.limit };
    return this.page(query, ownFilter(query, own.id), { sql: 'j.created_at desc, j.id desc', params: [] });
  }

  private async page({ page, limit }: ListJobsQuery, filter: SqlPart, order: SqlPart): Promise<JobsPage> {
    const rows = await this.em.execute<JobRow[]>(
      `select ${jobColumns} from job j where ${filter.sql} order by ${order.sql} limit ? offset ?`,
      [...filter.params, ...order.params, limit, (page - 1) * limit],
    );
    const [counted] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from job j where ${filter.sql}`,
      [...filter.params],
    );
    const companies = await this.companies.findCompanies(rows.map((row) => row.company_id));
    return { jobs: rows.map((row) => jobOf(row, companyIn(companies, row))), total: counted?.total ?? 0, page, limit };
  }
}

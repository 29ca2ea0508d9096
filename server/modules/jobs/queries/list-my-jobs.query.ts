import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { LeftOutRows } from '../../../platform/database/left-out-rows.js';
import { CompaniesFacade } from '../../companies/index.js';
import { type ListMyJobsQuery, ownJob, type OwnJobsPage } from '../http/jobs.contract.js';
import { jobColumns, type JobRow } from './job-row.js';
import { OwnJobs } from './own-jobs.js';

/** Postings of a recruiter's company in all statuses with their counts, newest first. Removed ones only on request. */
@Injectable()
export class ListMyJobsQueryHandler {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesFacade,
    private readonly ownJobs: OwnJobs,
    private readonly leftOut: LeftOutRows,
  ) {}

  async execute({ page, limit, status, search }: ListMyJobsQuery, actor: Actor): Promise<OwnJobsPage> {
    const company = await this.companies.companyOf(actor.id);
    if (!company) return { jobs: [], total: 0, page, limit };

    const filters = ['j.company_id = ?', status ? 'j.status = ?' : "j.status <> 'CLOSED'"];
    const params: (string | number)[] = [company.id, ...(status ? [status] : [])];
    if (company.role === 'HIRING_MANAGER') {
      filters.push('j.id = any(?::uuid[])');
      params.push(`{${company.jobIds.join(',')}}`);
    }
    if (search && /[\p{L}\p{N}]/u.test(search)) {
      filters.push('j.search @@ search_words(?)');
      params.push(search);
    }
    const where = filters.join(' and ');
    const rows = await this.em.execute<JobRow[]>(
      `select ${jobColumns} from job j where ${where} order by j.created_at desc, j.id desc limit ? offset ?`,
      [...params, limit, (page - 1) * limit],
    );
    const [counted] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from job j where ${where}`,
      params,
    );
    const described = await this.ownJobs.describe(rows, company, actor);
    const jobs = await Promise.all(described.map((each) => this.leftOut.emptied('jobs', ownJob, each)));
    return { jobs, total: counted?.total ?? 0, page, limit };
  }
}

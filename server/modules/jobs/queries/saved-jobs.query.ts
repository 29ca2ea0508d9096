import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { PageQuery } from '../../../platform/contract/page.contract.js';
import type { Language } from '../../../platform/http/language.js';
import type { SavedJob, SavedJobsPage } from '../http/saved-jobs.contract.js';
import { JobCompanies } from './job-companies.js';
import { JobMatches } from './job-matches.js';
import { companyIn, jobColumns, jobOf, type JobRow } from './job-row.js';

interface SavedRow extends JobRow {
  saved_at: string;
  saved_title: string;
}

/** Hides the content of a posting that its company withdrew, even from people who saved it. */
const takenBack = {
  department: null,
  description: null,
  requirements: [],
  benefits: [],
  salary_min: null,
  salary_max: null,
  salary_period: null,
  salary_currency: null,
  salary_range: null,
  location: null,
};

/** The postings that a person keeps, newest first, with those that have ended. */
@Injectable()
export class SavedJobsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly jobCompanies: JobCompanies,
    private readonly matches: JobMatches,
    private readonly clock: Clock,
  ) {}

  async execute(accountId: string, { page, limit }: PageQuery, language: Language): Promise<SavedJobsPage> {
    const [counted] = await this.em.execute<{ total: number }[]>(
      'select count(*)::int as total from saved_job where account_id = ?',
      [accountId],
    );
    const rows = await this.em.execute<SavedRow[]>(
      `select ${jobColumns}, s.saved_at, s.title as saved_title from saved_job s join job j on j.id = s.job_id
        where s.account_id = ? order by s.saved_at desc, s.job_id desc limit ? offset ?`,
      [accountId, limit, (page - 1) * limit],
    );
    const companies = await this.jobCompanies.of(rows);
    const fits = await this.matches.fitsOf(
      accountId,
      rows.map((row) => row.id),
      language,
    );
    const jobs = rows.map((row) => ({
      ...this.#shown(row, companyIn(companies, row)),
      fit: fits.get(row.id) ?? null,
    }));
    return { jobs, total: counted?.total ?? 0, page, limit };
  }

  #shown({ saved_at, saved_title, ...row }: SavedRow, company: SavedJob['company']): Omit<SavedJob, 'fit'> {
    const isOver = row.expires_at !== null && new Date(row.expires_at) <= this.clock.now();
    const mayRead = row.status === 'ACTIVE' || (row.status === 'PAUSED' && isOver);
    return {
      ...jobOf(row, company),
      ...(mayRead ? {} : { ...takenBack, title: saved_title }),
      saved_at: new Date(saved_at).toISOString(),
      is_open: row.status === 'ACTIVE' && !isOver,
    };
  }
}

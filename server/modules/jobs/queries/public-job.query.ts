import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { CompaniesFacade, type CompanyCard } from '../../companies/index.js';
import type { JobLanguage, JobStatus, JobType, SalaryPeriod } from '../domain/job-terms.js';

/** A posting, as the public may read it. */
export interface PublicJob {
  readonly id: string;
  readonly title: string;
  readonly department: string | null;
  readonly description: string | null;
  readonly requirements: readonly string[];
  readonly benefits: readonly string[];
  readonly video_questions: readonly string[];
  readonly salary_min: number | null;
  readonly salary_max: number | null;
  readonly salary_period: SalaryPeriod | null;
  readonly salary_currency: string | null;
  readonly salary_range: string | null;
  readonly location: string | null;
  readonly remote: boolean;
  readonly language: JobLanguage;
  readonly job_type: JobType | null;
  readonly publishedAt: Date;
  /** Its end; in the past if it is closed. */
  readonly validThrough: Date;
  readonly isOpen: boolean;
  /** False if its company withdrew it: only the title is shown. */
  readonly hasContent: boolean;
  readonly company: CompanyCard;
  /** A verified company with a similar name to this one's. */
  readonly resembles: { readonly id: string; readonly name: string } | null;
}

interface Row {
  id: string;
  title: string;
  department: string | null;
  description: string | null;
  requirements: string[];
  benefits: string[];
  video_questions: string[];
  salary_min: string | null;
  salary_max: string | null;
  salary_period: SalaryPeriod | null;
  salary_currency: string | null;
  salary_range: string | null;
  location: string | null;
  remote: boolean;
  language: JobLanguage;
  job_type: JobType | null;
  status: JobStatus;
  company_id: string;
  updated_at: string;
  published_at: string;
  expires_at: string | null;
  closed_at: string | null;
}

/** A posting for its public page, without anything about its reader or applicants. */
@Injectable()
export class PublicJobQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesFacade,
    private readonly clock: Clock,
  ) {}

  /** @returns null if it was never published, or is a draft again. */
  async execute(id: string): Promise<PublicJob | null> {
    const [row] = await this.em.execute<Row[]>(
      `select id, title, department, description, requirements, benefits, video_questions, salary_min, salary_max,
              salary_period, salary_currency, salary_range, location, remote, language, job_type, status, company_id, updated_at,
              published_at, expires_at, closed_at
         from job where id = ? and status <> 'DRAFT' and published_at is not null`,
      [id],
    );
    const company = row && (await this.companies.findCompanies([row.company_id])).get(row.company_id);
    if (!row || !company) return null;
    return { ...this.present(row, company), resembles: await this.companies.resemblanceOf(company.id) };
  }

  private present(row: Row, company: CompanyCard): Omit<PublicJob, 'resembles'> {
    const { status, updated_at, published_at, expires_at, closed_at, company_id: _, ...shown } = row;
    const now = this.clock.now();
    const end = expires_at === null ? null : new Date(expires_at);
    const isOver = end !== null && end <= now;
    const isOpen = status === 'ACTIVE' && !isOver;
    // The earlier of its end and the time it was withdrawn.
    const takenBack = new Date(closed_at ?? updated_at);
    const closedAt = isOver && (status !== 'CLOSED' || end < takenBack) ? end : takenBack;
    return {
      ...shown,
      salary_min: row.salary_min === null ? null : Number(row.salary_min),
      salary_max: row.salary_max === null ? null : Number(row.salary_max),
      publishedAt: new Date(published_at),
      validThrough: isOpen && end !== null ? end : closedAt,
      isOpen,
      hasContent: isOpen || (isOver && status !== 'CLOSED'),
      company,
    };
  }
}

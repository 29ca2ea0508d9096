import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ReadTogether } from '../../platform/database/read-together.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CompanyCard } from '../companies/index.js';
import { PausePostings } from './use-cases/pause-postings.js';
import { TakeDownJob } from './use-cases/take-down-job.js';
import type { CloseReason } from './domain/job-terms.js';
import type { JobLanguage, JobStatus, JobType, SalaryPeriod } from './http/jobs.contract.js';

/** Data that a score may use. Pay is as parsed; `salaryYear*` is yearly CAD, null if not parsed. */
export interface JobForMatching {
  readonly id: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly title: string;
  readonly department: string | null;
  readonly description: string | null;
  readonly requirements: readonly string[];
  readonly benefits: readonly string[];
  readonly location: string | null;
  readonly remote: boolean;
  readonly jobType: JobType | null;
  readonly language: JobLanguage;
  readonly salaryRange: string | null;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly salaryPeriod: SalaryPeriod | null;
  readonly salaryCurrency: string | null;
  readonly salaryYearMin: number | null;
  readonly salaryYearMax: number | null;
  readonly status: JobStatus;
  /** ACTIVE and not expired. */
  readonly isOpen: boolean;
}

/** A posting for display in other modules; `status` tells whether it is still open. */
export interface JobCard {
  readonly id: string;
  readonly title: string;
  readonly location: string | null;
  /** As the author wrote it; the next fields are the parsed values. */
  readonly salaryRange: string | null;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly salaryPeriod: SalaryPeriod | null;
  readonly jobType: JobType | null;
  readonly remote: boolean;
  readonly status: JobStatus;
  /** The company's reason for closing or pausing it; null if it gave none. */
  readonly closeReason: CloseReason | null;
  readonly expiresAt: Date | null;
  /** ACTIVE and not expired. */
  readonly isOpen: boolean;
  readonly company: CompanyCard;
  /** The responsible recruiter. */
  readonly contactUserId: string;
}

interface JobRow {
  id: string;
  company_id: string;
  company_name: string;
  contact_user_id: string;
  title: string;
  department: string | null;
  description: string | null;
  requirements: string[];
  benefits: string[];
  location: string | null;
  remote: boolean;
  job_type: JobType | null;
  language: JobLanguage;
  salary_range: string | null;
  salary_min: string | null;
  salary_max: string | null;
  salary_period: SalaryPeriod | null;
  salary_currency: string | null;
  salary_year_min: number | null;
  salary_year_max: number | null;
  status: JobStatus;
  expires_at: string | null;
}

interface JobCardRow extends JobRow {
  card_name: string;
  card_logo: string | null;
  card_location: string | null;
  close_reason: CloseReason | null;
}

const timeOf = (value: string | null): Date | null => (value === null ? null : new Date(value));
const numberOf = (value: string | null): number | null => (value === null ? null : Number(value));

/** The fields of a posting that an application needs. */
export interface JobToApplyTo extends JobForMatching {
  readonly expiresAt: Date | null;
}

const wholeJob = `id, company_id, company_name, contact_user_id, title, department, description, requirements, benefits,
  location, remote, job_type, language, salary_range, salary_min, salary_max, salary_period, salary_currency,
  salary_year_min, salary_year_max, status, expires_at`;

/** Questions about postings for other modules, each with one or two queries for any number of ids; and operators' actions. */
@Injectable()
export class JobsFacade {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: ReadTogether,
    private readonly pause: PausePostings,
    private readonly takeDownJob: TakeDownJob,
    private readonly clock: Clock,
  ) {}

  /** Pauses the postings of a suspended recruiter until they are published again. */
  pausePostingsOf(recruiterId: string): Promise<void> {
    return this.pause.execute(recruiterId);
  }

  /**
   * An operator removes a posting, in the caller's transaction. @returns false if there is none that is open, paused or a draft.
   */
  takeDown(operatorId: string, jobId: string, reason: string | null): Promise<boolean> {
    return this.takeDownJob.execute(operatorId, jobId, reason);
  }

  /** @returns null if the posting does not exist. Returns postings in any status: check `status`. */
  async findJobForMatching(id: string): Promise<JobForMatching | null> {
    const [row] = await this.em.execute<JobRow[]>(`select ${wholeJob} from job where id = ?`, [id]);
    return row ? this.#wholeJobOf(row) : null;
  }

  #wholeJobOf(row: JobRow): JobForMatching {
    return {
      id: row.id,
      companyId: row.company_id,
      companyName: row.company_name,
      title: row.title,
      department: row.department,
      description: row.description,
      requirements: row.requirements,
      benefits: row.benefits,
      location: row.location,
      remote: row.remote,
      jobType: row.job_type,
      language: row.language,
      salaryRange: row.salary_range,
      salaryMin: numberOf(row.salary_min),
      salaryMax: numberOf(row.salary_max),
      salaryPeriod: row.salary_period,
      salaryCurrency: row.salary_currency,
      salaryYearMin: row.salary_year_min,
      salaryYearMax: row.salary_year_max,
      status: row.status,
      isOpen: this.#isOpen(row),
    };
  }

  /** Whether the posting asks questions that applicants may answer on video. */
  async asksOnVideo(id: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'select 1 from job where id = ? and cardinality(video_questions) > 0',
      [id],
    );
    return rows.length > 0;
  }

  /**
   * Locks the posting against changes until the caller's transaction ends.
   *
   * @returns null if the posting does not exist. Check `status`.
   */
  async holdForApplicant(id: string): Promise<JobToApplyTo | null> {
    const [row] = await this.em.execute<JobRow[]>(`select ${wholeJob} from job where id = ? for share`, [id]);
    return row ? { ...this.#wholeJobOf(row), expiresAt: timeOf(row.expires_at) } : null;
  }

  /**
   * Ids of open postings, ascending, one page at a time. Pass the last id of a page as `after` for the next.
   *
   * @param limit 1..1000, default 200.
   */
  async listActiveJobIds(
    options: { after?: string; limit?: number; companyId?: string } = {},
  ): Promise<readonly string[]> {
    const limit = Math.min(Math.max(options.limit ?? 200, 1), 1000);
    const rows = await this.em.execute<{ id: string }[]>(
      `select id from job
        where status = 'ACTIVE' and expires_at > ?${options.after ? ' and id > ?' : ''}${options.companyId ? ' and company_id = ?' : ''}
        order by id limit ?`,
      [
        this.clock.now(),
        ...(options.after ? [options.after] : []),
        ...(options.companyId ? [options.companyId] : []),
        limit,
      ],
    );
    return rows.map((row) => row.id);
  }

  /** Number of open postings per company; companies without any are absent. */
  async countActiveOf(companyIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (companyIds.length === 0) return new Map();
    const rows = await this.em.execute<{ company_id: string; total: number }[]>(
      `select company_id, count(*)::int as total from job where status = 'ACTIVE' and expires_at > ? and company_id in (?)
        group by company_id`,
      [this.clock.now(), [...new Set(companyIds)]],
    );
    return new Map(rows.map((row) => [row.company_id, row.total]));
  }

  /** The questions that a posting asks on video, in the author's order. */
  async videoQuestionsOf(jobId: string): Promise<readonly string[]> {
    const [row] = await this.em.execute<{ video_questions: string[] }[]>(
      'select array_remove(video_questions, null) as video_questions from job where id = ?',
      [jobId],
    );
    return row?.video_questions ?? [];
  }

  /** Cards by id in any status; unknown ids are absent. */
  async findJobCards(ids: readonly string[]): Promise<ReadonlyMap<string, JobCard>> {
    if (ids.length === 0) return new Map();
    const rows = await this.reads.rows<JobCardRow>(
      // Joins the company's card, because asking its module would add a statement to each list.
      `select j.id, j.company_id, j.contact_user_id, j.title, j.location, j.salary_range, j.salary_min, j.salary_max,
              j.salary_period, j.job_type, j.remote, j.status, j.close_reason, j.expires_at,
              c.name as card_name, c.logo_url as card_logo, c.location as card_location
         from job j join company c on c.id = j.company_id where j.id in (?)`,
      [[...new Set(ids)]],
    );
    return new Map(rows.map((row) => [row.id, this.#cardOf(row)]));
  }

  #cardOf(row: JobCardRow): JobCard {
    return {
      id: row.id,
      title: row.title,
      location: row.location,
      salaryRange: row.salary_range,
      salaryMin: numberOf(row.salary_min),
      salaryMax: numberOf(row.salary_max),
      salaryPeriod: row.salary_period,
      jobType: row.job_type,
      remote: row.remote,
      status: row.status,
      closeReason: row.close_reason,
      expiresAt: timeOf(row.expires_at),
      isOpen: this.#isOpen(row),
      company: { id: row.company_id, name: row.card_name, logoUrl: row.card_logo, location: row.card_location },
      contactUserId: row.contact_user_id,
    };
  }

  #isOpen({ status, expires_at: end }: Pick<JobRow, 'status' | 'expires_at'>): boolean {
    return status === 'ACTIVE' && end !== null && new Date(end) > this.clock.now();
  }
}

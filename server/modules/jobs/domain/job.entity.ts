import { defineEntity, p } from '@mikro-orm/core';
import { textList } from '../../../platform/database/text-list.js';
import type { JobLanguage, JobStatus, JobType, SalaryPeriod } from './job-terms.js';
import { eventToward, type JobEvent, jobLifecycle, type JobParty } from './job-lifecycle.js';
import { ExpiryRefused, JobIncomplete, RenewalTooSoon, StatusRefused } from './job.errors.js';
import { jobChecks, jobIndexes, jobTriggers } from './job-table.js';
import { parseSalary, yearlySalary } from './salary.js';

export const JobSchema = defineEntity({
  name: 'Job',
  tableName: 'job',
  properties: {
    id: p.uuid().primary(),
    companyId: p.uuid(),
    /** Copy of the company's name, for search; follows `companies.company-changed`. */
    companyName: p.text(),
    contactUserId: p.uuid(),
    title: p.text(),
    department: p.text().nullable(),
    description: p.text().nullable(),
    requirements: textList(),
    benefits: textList(),
    /** What applicants may answer on video; nobody has to. */
    videoQuestions: textList().defaultRaw(`'{}'`),
    location: p.text().nullable(),
    remote: p.boolean(),
    language: p.text().$type<JobLanguage>(),
    jobType: p.text().$type<JobType>().nullable(),
    salaryRange: p.text().nullable(),
    salaryMin: p.decimal('number').columnType('numeric(12,2)').nullable(),
    salaryMax: p.decimal('number').columnType('numeric(12,2)').nullable(),
    salaryPeriod: p.text().$type<SalaryPeriod>().nullable(),
    salaryCurrency: p.character().length(3).nullable(),
    /** Yearly CAD; null together with `salaryYearMax` when pay is unknown, `salaryYearMax` alone null: open upwards. */
    salaryYearMin: p.integer().nullable(),
    salaryYearMax: p.integer().nullable(),
    status: p.text().$type<JobStatus>(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    publishedAt: p.datetime(3).nullable(),
    expiresAt: p.datetime(3).nullable(),
    closedAt: p.datetime(3).nullable(),
    /** The end of which its author was reminded; another end is reminded of anew. */
    remindedOf: p.datetime(3).nullable(),
    /** Yearly CAD that the pay reaches at most, the largest number where it is open upwards; written by the database. */
    payCeiling: p
      .integer()
      .generated('case when salary_year_min is null then null else coalesce(salary_year_max, 2147483647) end stored')
      .nullable()
      .lazy()
      .returning(false),
    /** The location folded to plain letters, for search; written by the database. */
    place: p.text().generated('fold_text(location) stored').nullable().lazy().returning(false),
    /** Words of the title alone, which relevance weighs first; written by the database. */
    titleWords: p
      .type('tsvector')
      .columnType('tsvector')
      .generated('search_vector(title) stored')
      .nullable()
      .lazy()
      .returning(false),
    /** What full-text search reads; written by the database. */
    search: p
      .type('tsvector')
      .columnType('tsvector')
      .generated('job_search_document(title, company_name, department, requirements, description) stored')
      .nullable()
      .lazy()
      .returning(false),
  },
  indexes: jobIndexes,
  checks: jobChecks,
  triggers: [...jobTriggers],
});

/** What the author says of a posting; absent leaves as it is. */
export interface JobDetails {
  readonly title?: string | undefined;
  readonly department?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly requirements?: readonly string[] | undefined;
  readonly benefits?: readonly string[] | undefined;
  readonly videoQuestions?: readonly string[] | undefined;
  readonly location?: string | null | undefined;
  readonly remote?: boolean | undefined;
  readonly language?: JobLanguage | undefined;
  readonly jobType?: JobType | null | undefined;
  readonly salaryRange?: string | null | undefined;
  /** Null asks for the usual time after publication. */
  readonly expiresAt?: Date | null | undefined;
}

export interface NewJob {
  readonly id: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly contactUserId: string;
  readonly title: string;
}

const DAY = 86_400_000;
/** How long a posting stands before somebody must say that it still does: what most job boards' users ask for. */
const STANDS_FOR = 30 * DAY;
const STANDS_AT_MOST = 365 * DAY;
/** The last days, in which its author is reminded and may say that it still stands. */
export const RENEWABLE_FOR = 5 * DAY;

/** Whether a posting with that end is in its last days, or past them. */
export function isRenewable(expiresAt: Date | null | undefined, now: Date): boolean {
  return expiresAt !== null && expiresAt !== undefined && expiresAt.getTime() - now.getTime() <= RENEWABLE_FOR;
}

/**
 * A posting. Its status is written by `move` alone, and only with what the lifecycle answered. (No `#private` methods here:
 * an entity that was read from the database is made without its constructor, and would not have them.)
 */
export class Job extends JobSchema.class {
  static draft(fresh: NewJob, language: JobLanguage, now: Date): Job {
    const job = new Job();
    Object.assign(job, fresh, {
      department: null,
      description: null,
      requirements: [],
      benefits: [],
      videoQuestions: [],
      location: null,
      remote: false,
      language,
      jobType: null,
      salaryRange: null,
      salaryMin: null,
      salaryMax: null,
      salaryPeriod: null,
      salaryCurrency: null,
      salaryYearMin: null,
      salaryYearMax: null,
      status: jobLifecycle.initial,
      createdAt: now,
      updatedAt: now,
      publishedAt: null,
      expiresAt: null,
      closedAt: null,
      remindedOf: null,
    });
    return job;
  }

  /**
   * @throws ExpiryRefused when it would end in the past or more than a year ahead.
   * @throws JobIncomplete when an ACTIVE posting would lose what it needs.
   */
  edit({ expiresAt, ...details }: JobDetails, now: Date): void {
    Object.assign(this, Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)));
    if (details.salaryRange !== undefined) this.readPay();
    if (expiresAt !== undefined) this.endOn(expiresAt, now);
    if (this.status === 'ACTIVE') this.assertComplete();
    this.updatedAt = now;
  }

  /**
   * Brings it to the status a person asked for; nothing happens when it has it.
   *
   * @throws StatusRefused when the lifecycle has no such move for that party.
   * @throws JobIncomplete when it is to be published and something is missing.
   */
  bring(status: Exclude<JobStatus, 'CLOSED'>, by: JobParty, now: Date): void {
    if (this.status === status) return;
    this.move(eventToward[status], by, status, now);
    if (this.status === 'ACTIVE') this.stand(now);
    if (this.status === 'DRAFT') Object.assign(this, { publishedAt: null, expiresAt: null });
  }

  /** Ends what a person changed: the new version is later than the one they based it on. */
  advanceFrom(before: Date): void {
    // Two changes within one millisecond must not share a version.
    this.updatedAt = new Date(Math.max(this.updatedAt.getTime(), before.getTime() + 1));
  }

  /** Its time is over: it waits, paused, for somebody to renew it. */
  expire(now: Date): void {
    this.move('EXPIRE', 'CLOCK', 'PAUSED', now);
  }

  /** Whoever answers for it is suspended. */
  pauseByOperator(now: Date): void {
    this.move('PAUSE', 'OPERATOR', 'PAUSED', now);
  }

  /**
   * It still stands: thirty days more. One whose time was over is news again.
   *
   * @throws StatusRefused when it is a draft or was removed; RenewalTooSoon while its end is far.
   */
  renew(by: JobParty, now: Date): void {
    if (jobLifecycle.next(this.status, 'RENEW', by) !== null && !isRenewable(this.expiresAt, now))
      throw new RenewalTooSoon();
    this.move('RENEW', by, 'ACTIVE', now);
    const end = this.expiresAt ?? now;
    if (end <= now) this.publishedAt = now;
    this.expiresAt = new Date(Math.max(end.getTime(), now.getTime()) + STANDS_FOR);
  }

  /** @throws StatusRefused when it was removed before. */
  remove(by: JobParty, now: Date): void {
    this.move('REMOVE', by, 'CLOSED', now);
    this.closedAt = now;
  }

  /** What ACTIVE needs and this posting does not have, as the contract names the fields. */
  missing(): readonly string[] {
    const needed = {
      title: this.title,
      department: this.department,
      location: this.location,
      job_type: this.jobType,
      description: this.description,
    };
    return Object.entries(needed)
      .filter(([, value]) => !value)
      .map(([name]) => name);
  }

  private move(event: JobEvent, by: JobParty, asked: JobStatus, now: Date): void {
    const next = jobLifecycle.next(this.status, event, by);
    if (next === null) throw new StatusRefused(this.status, asked);
    if (next === 'ACTIVE') this.assertComplete();
    this.status = next;
    this.updatedAt = now;
  }

  private assertComplete(): void {
    const missing = this.missing();
    if (missing.length > 0) throw new JobIncomplete(missing);
  }

  private stand(now: Date): void {
    const lapsed = this.expiresAt !== null && this.expiresAt !== undefined && this.expiresAt <= now;
    // A renewed posting is news again; one that was only paused keeps its place.
    if (!this.publishedAt || lapsed) this.publishedAt = now;
    if (!this.expiresAt || lapsed) this.expiresAt = new Date(now.getTime() + STANDS_FOR);
  }

  private endOn(expiresAt: Date | null, now: Date): void {
    if (expiresAt && (expiresAt <= now || expiresAt.getTime() - now.getTime() > STANDS_AT_MOST))
      throw new ExpiryRefused();
    this.expiresAt = expiresAt ?? (this.status === 'ACTIVE' ? new Date(now.getTime() + STANDS_FOR) : null);
  }

  private readPay(): void {
    const salary = this.salaryRange ? parseSalary(this.salaryRange) : null;
    const yearly = salary && yearlySalary(salary);
    this.salaryMin = salary?.min ?? null;
    this.salaryMax = salary?.max ?? null;
    this.salaryPeriod = salary?.period ?? null;
    this.salaryCurrency = salary?.currency ?? null;
    this.salaryYearMin = yearly?.min ?? null;
    this.salaryYearMax = yearly?.max ?? null;
  }
}

JobSchema.setClass(Job);

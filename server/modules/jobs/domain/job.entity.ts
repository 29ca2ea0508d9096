import { defineEntity, p } from '@mikro-orm/core';
import { textList } from '../../../platform/database/text-list.js';
import type { CloseReason, JobLanguage, JobStatus, JobType, SalaryPeriod } from './job-terms.js';
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
    /** Copy of the company's name for search; updated by `companies.company-changed`. */
    companyName: p.text(),
    contactUserId: p.uuid(),
    title: p.text(),
    department: p.text().nullable(),
    description: p.text().nullable(),
    requirements: textList(),
    benefits: textList(),
    /** Optional video questions for applicants. */
    videoQuestions: textList().defaultRaw(`'{}'`),
    /** Its applications are reviewed without the applicants' names. Postings older than this setting have it off. */
    blindReview: p.boolean().default(false),
    location: p.text().nullable(),
    remote: p.boolean(),
    language: p.text().$type<JobLanguage>(),
    jobType: p.text().$type<JobType>().nullable(),
    salaryRange: p.text().nullable(),
    salaryMin: p.decimal('number').columnType('numeric(12,2)').nullable(),
    salaryMax: p.decimal('number').columnType('numeric(12,2)').nullable(),
    salaryPeriod: p.text().$type<SalaryPeriod>().nullable(),
    salaryCurrency: p.character().length(3).nullable(),
    /** Yearly CAD. Both null: pay is unknown. Only `salaryYearMax` null: no upper limit. */
    salaryYearMin: p.integer().nullable(),
    salaryYearMax: p.integer().nullable(),
    status: p.text().$type<JobStatus>(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    publishedAt: p.datetime(3).nullable(),
    expiresAt: p.datetime(3).nullable(),
    closedAt: p.datetime(3).nullable(),
    /** The company's reason for closing or pausing it; null if it gave none. */
    closeReason: p.text().$type<CloseReason>().nullable(),
    /** For the company's team only. */
    closeNote: p.text().nullable(),
    /** The end date of the last reminder; another end date gets a new reminder. */
    remindedOf: p.datetime(3).nullable(),
    /** Max yearly CAD of the pay, the largest integer if open; computed by the database. */
    payCeiling: p
      .integer()
      .generated('case when salary_year_min is null then null else coalesce(salary_year_max, 2147483647) end stored')
      .nullable()
      .lazy()
      .returning(false),
    /** The location in lower case without accents, for search; computed by the database. */
    place: p.text().generated('fold_text(location) stored').nullable().lazy().returning(false),
    /** Words of the title, which relevance ranks first; computed by the database. */
    titleWords: p
      .type('tsvector')
      .columnType('tsvector')
      .generated('search_vector(title) stored')
      .nullable()
      .lazy()
      .returning(false),
    /** The full-text search document; computed by the database. */
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

/** A posting's editable fields; undefined leaves a field unchanged. */
export interface JobDetails {
  readonly title?: string | undefined;
  readonly department?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly requirements?: readonly string[] | undefined;
  readonly benefits?: readonly string[] | undefined;
  readonly videoQuestions?: readonly string[] | undefined;
  readonly blindReview?: boolean | undefined;
  readonly location?: string | null | undefined;
  readonly remote?: boolean | undefined;
  readonly language?: JobLanguage | undefined;
  readonly jobType?: JobType | null | undefined;
  readonly salaryRange?: string | null | undefined;
  /** Null sets the default time after publication. */
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
/** How long a posting is open before its author must confirm it, as on most job boards. */
const OPEN_FOR = 30 * DAY;
const MAX_OPEN = 365 * DAY;
/** The last days before the end, in which the author is reminded and can renew. */
export const RENEWABLE_FOR = 5 * DAY;

/** Whether a posting with that end can be renewed: in its last days, or past them. */
export function isRenewable(expiresAt: Date | null | undefined, now: Date): boolean {
  return expiresAt !== null && expiresAt !== undefined && expiresAt.getTime() - now.getTime() <= RENEWABLE_FOR;
}

/**
 * A posting. Only `move` changes the status, as the lifecycle decides. (No `#private` methods here: MikroORM creates entities
 * without the constructor, so they would be missing.)
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
      blindReview: true,
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
      closeReason: null,
      closeNote: null,
      remindedOf: null,
    });
    return job;
  }

  /**
   * @throws ExpiryRefused if the end is past or more than a year ahead.
   * @throws JobIncomplete if an ACTIVE posting would lose a required field.
   */
  edit({ expiresAt, ...details }: JobDetails, now: Date): void {
    Object.assign(this, Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)));
    if (details.salaryRange !== undefined) this.readPay();
    if (expiresAt !== undefined) this.endOn(expiresAt, now);
    if (this.status === 'ACTIVE') this.assertComplete();
    this.updatedAt = now;
  }

  /**
   * Moves it to the requested status; does nothing if it already has it.
   *
   * @throws StatusRefused if the lifecycle has no such transition for this party.
   * @throws JobIncomplete if it is published with a missing field.
   */
  bring(status: Exclude<JobStatus, 'CLOSED'>, by: JobParty, now: Date): void {
    if (this.status === status) return;
    this.move(eventToward[status], by, status, now);
    if (this.status === 'ACTIVE') this.stand(now);
    if (this.status === 'DRAFT') Object.assign(this, { publishedAt: null, expiresAt: null });
  }

  /** Called at the end of a change: the new version must be later than the one it is based on. */
  advanceFrom(before: Date): void {
    // Two changes within one millisecond need different versions.
    this.updatedAt = new Date(Math.max(this.updatedAt.getTime(), before.getTime() + 1));
  }

  /** Its end has passed: pauses it until somebody renews it. */
  expire(now: Date): void {
    this.move('EXPIRE', 'CLOCK', 'PAUSED', now);
  }

  /** Pauses it because its author is suspended. */
  pauseByOperator(now: Date): void {
    this.move('PAUSE', 'OPERATOR', 'PAUSED', now);
  }

  /**
   * Renews it for thirty days. An expired one is listed as new again.
   *
   * @throws StatusRefused if it is a draft or removed; RenewalTooSoon before its last days.
   */
  renew(by: JobParty, now: Date): void {
    if (jobLifecycle.next(this.status, 'RENEW', by) !== null && !isRenewable(this.expiresAt, now))
      throw new RenewalTooSoon();
    this.move('RENEW', by, 'ACTIVE', now);
    const end = this.expiresAt ?? now;
    if (end <= now) this.publishedAt = now;
    this.expiresAt = new Date(Math.max(end.getTime(), now.getTime()) + OPEN_FOR);
  }

  /** @throws StatusRefused if it was already removed. */
  remove(by: JobParty, now: Date, reason: CloseReason | null = null): void {
    this.move('REMOVE', by, 'CLOSED', now);
    this.closedAt = now;
    Object.assign(this, { closeReason: reason, closeNote: null });
  }

  /**
   * Closes it for good, or pauses it if hiring is only on hold.
   *
   * @throws StatusRefused if it was already removed, or if a draft would be paused.
   */
  close(reason: CloseReason, note: string | null, by: JobParty, now: Date): void {
    if (reason === 'PAUSED') this.bring('PAUSED', by, now);
    else this.remove(by, now, reason);
    Object.assign(this, { closeReason: reason, closeNote: note, updatedAt: now });
  }

  /** Required fields for ACTIVE that are missing, named as in the contract. */
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
    // A posting that opens again or returns to a draft is closed no longer.
    if (next === 'ACTIVE' || next === 'DRAFT') Object.assign(this, { closeReason: null, closeNote: null });
  }

  private assertComplete(): void {
    const missing = this.missing();
    if (missing.length > 0) throw new JobIncomplete(missing);
  }

  private stand(now: Date): void {
    const lapsed = this.expiresAt !== null && this.expiresAt !== undefined && this.expiresAt <= now;
    // A renewed posting is listed as new; one that was only paused keeps its date.
    if (!this.publishedAt || lapsed) this.publishedAt = now;
    if (!this.expiresAt || lapsed) this.expiresAt = new Date(now.getTime() + OPEN_FOR);
  }

  private endOn(expiresAt: Date | null, now: Date): void {
    if (expiresAt && (expiresAt <= now || expiresAt.getTime() - now.getTime() > MAX_OPEN)) throw new ExpiryRefused();
    this.expiresAt = expiresAt ?? (this.status === 'ACTIVE' ? new Date(now.getTime() + OPEN_FOR) : null);
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

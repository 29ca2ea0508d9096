import { Injectable } from '@nestjs/common';
import { ReadTogether } from '../../../platform/database/read-together.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { CompanyCard } from '../../companies/index.js';
import { isRenewable } from '../domain/job.entity.js';
import { jobLifecycle } from '../domain/job-lifecycle.js';
import type { CloseReason, JobAction, OwnJob } from '../http/jobs.contract.js';
import { partyOf } from '../use-cases/employer.js';
import { JobApplications } from './job-applications.js';
import { JobCompanies } from './job-companies.js';
import { JobMatches } from './job-matches.js';
import { companyIn, jobOf, type JobRow } from './job-row.js';

/** Actions the caller may take on a posting of their company now. The client shows one button for each. */
export function allowedActions(actor: Actor, { status, expires_at }: JobRow, now: Date): JobAction[] {
  const isEnding = isRenewable(expires_at === null ? null : new Date(expires_at), now);
  const moves = jobLifecycle
    .allowed(status, partyOf(actor))
    .filter((event) => event !== 'EXPIRE')
    .filter((event) => event !== 'RENEW' || isEnding);
  return jobLifecycle.isFinal(status) || actor.seat !== undefined ? [] : ['EDIT', ...moves];
}

interface ClosingRow {
  id: string;
  close_reason: CloseReason | null;
  close_note: string | null;
  closed_at: string | null;
}

/** Adds counts and actions to postings, for their own company. */
@Injectable()
export class OwnJobs {
  constructor(
    private readonly reads: ReadTogether,
    private readonly matches: JobMatches,
    private readonly applications: JobApplications,
    private readonly clock: Clock,
    private readonly jobCompanies: JobCompanies,
  ) {}

  /** Six queries for any number of rows. */
  async describe(rows: readonly JobRow[], company: CompanyCard, actor: Actor): Promise<OwnJob[]> {
    if (rows.length === 0) return [];
    const ids = rows.map((row) => row.id);
    const [views, matches, hires, applications, companies, closings] = await Promise.all([
      this.viewsOf(ids),
      this.matches.countByJob(ids),
      this.matches.countHiredByJob(ids),
      this.applications.countByJob(ids),
      this.jobCompanies.shown([company]),
      this.closingsOf(ids),
    ]);
    const now = this.clock.now();
    return rows.map((row) => ({
      ...jobOf(row, companyIn(companies, row)),
      views: views.get(row.id) ?? 0,
      applications_count: applications.get(row.id) ?? 0,
      _count: { applications: applications.get(row.id) ?? 0 },
      matches_count: matches.get(row.id) ?? 0,
      hired_count: hires.get(row.id) ?? 0,
      closing: closings.get(row.id) ?? null,
      salary_readable: row.salary_range === null || row.salary_period !== null,
      allowed_actions: allowedActions(actor, row, now),
    }));
  }

  private async closingsOf(ids: readonly string[]): Promise<ReadonlyMap<string, NonNullable<OwnJob['closing']>>> {
    const rows = await this.reads.rows<ClosingRow>(
      `select id, close_reason, close_note, closed_at from job
        where id in (?) and (status = 'CLOSED' or (status = 'PAUSED' and close_reason is not null))`,
      [ids],
    );
    return new Map(
      rows.map(({ id, close_reason: reason, close_note: note, closed_at: at }) => [
        id,
        { reason, note, at: at === null ? null : new Date(at).toISOString() },
      ]),
    );
  }

  private async viewsOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.reads.rows<{ job_id: string; views: number }>(
      'select job_id, count(*)::int as views from job_view where job_id in (?) group by job_id',
      [ids],
    );
    return new Map(rows.map((row) => [row.job_id, row.views]));
  }
}

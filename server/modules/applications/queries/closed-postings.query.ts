import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { CompaniesFacade } from '../../companies/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { JobsFacade } from '../../jobs/index.js';
import { openStatuses } from '../domain/application-lifecycle.js';
import { type ClosedReason, closedReasonOf } from '../domain/closed-reason.js';

interface EndingRow {
  readonly id: string;
  readonly seekerId: string;
  readonly jobId: string;
}

/** Candidates who accepted an offer or were hired in another way are not notified that the job is closed. */
const undecided = `not exists (select 1 from match m where m.seeker_id = a.seeker_id and m.job_id = a.job_id and m.status = 'HIRED')`;
const withoutYes = `not exists (select 1 from application_offer o where o.application_id = a.id and o.state = 'ACCEPTED')`;
const open = `a.closed_reason is null and a.left_at is null and a.status in (?)`;
/** Refusals that the candidate is notified of later: until then the application is open for them. */
const toldLater = `a.closed_reason is null and a.left_at is null and a.status = 'REJECTED' and a.tell_at is not null and a.rejected_at > ?`;

/** Closed postings and their open applications. */
@Injectable()
export class ClosedPostings {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: JobsFacade,
    private readonly companies: CompaniesFacade,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
  ) {}

  /** Null if the posting is open or does not exist. */
  async reasonOf(jobId: string): Promise<ClosedReason | null> {
    const job = (await this.jobs.findJobCards([jobId])).get(jobId);
    if (!job || job.status === 'ACTIVE') return null;
    const company = await this.companies.findPage(job.company.id);
    const contact = await this.identity.findAccount(job.contactUserId);
    const hires = await this.em.execute<unknown[]>(
      `select 1 from match where job_id = ? and status = 'HIRED' limit 1`,
      [jobId],
    );
    return closedReasonOf(
      {
        status: job.status,
        expiresAt: job.expiresAt,
        closeReason: job.closeReason,
        companyStands: company !== null && contact?.active === true,
        hasHire: hires.length > 0,
      },
      this.clock.now(),
    );
  }

  /** By id, one page at a time. */
  async openApplications(
    jobId: string,
    reason: ClosedReason,
    { after, limit }: { readonly after: string | null; readonly limit: number },
  ): Promise<readonly EndingRow[]> {
    return this.em.execute<EndingRow[]>(
      `select a.id, a.seeker_id as "seekerId", a.job_id as "jobId" from application a
        where a.job_id = ? and ((${open}) or (${toldLater})) and ${undecided} ${reason === 'COMPANY_CLOSED' ? '' : `and ${withoutYes}`}
          ${after === null ? '' : 'and a.id > ?'}
        order by a.id limit ?`,
      [jobId, openStatuses, this.clock.now(), ...(after === null ? [] : [after]), limit],
    );
  }

  /** Closed postings with open applications. */
  async withOpenApplications(limit: number): Promise<readonly string[]> {
    const rows = await this.em.execute<{ job_id: string }[]>(
      `select a.job_id from application a
        where a.job_closed_at is not null and ${open} and ${undecided} and ${withoutYes}
        union
       select a.job_id from application a
        where a.job_closed_at is not null and ${toldLater} and ${undecided} and ${withoutYes} limit ?`,
      [openStatuses, this.clock.now(), limit],
    );
    return rows.map((row) => row.job_id);
  }
}

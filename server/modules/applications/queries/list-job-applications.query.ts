import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { reachesPosting } from '../../companies/index.js';
import { DisclosuresFacade } from '../../identity/index.js';
import { JobsFacade } from '../../jobs/index.js';
import { applicationLifecycle, type ApplicationStatus } from '../domain/application-lifecycle.js';
import type { JobApplicationsPage, JobApplicationsQuery } from '../http/applications.contract.js';
import { PresentReceived, receivedColumns, type ReceivedRow } from './present-received.js';

type Counts = Record<ApplicationStatus, number>;

const shownStates = applicationLifecycle.states.filter((each) => each !== 'WITHDRAWN');

const listOf = (states: readonly ApplicationStatus[]): string => `{${states.join(',')}}`;

const sumOf = (counts: Counts, states: readonly ApplicationStatus[]): number =>
  states.reduce((sum, each) => sum + counts[each], 0);

function countsOf(rows: readonly { readonly status: ApplicationStatus; readonly count: number }[]): Counts {
  const counts = new Map(rows.map((row) => [row.status, row.count]));
  return Object.fromEntries(applicationLifecycle.states.map((each) => [each, counts.get(each) ?? 0])) as Counts;
}

/** Applications to a posting of the caller's company: best match first, then newest. */
@Injectable()
export class ListJobApplications {
  constructor(
    private readonly em: EntityManager,
    private readonly disclosures: DisclosuresFacade,
    private readonly jobs: JobsFacade,
    private readonly present: PresentReceived,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound if the posting does not exist or belongs to another company. */
  async execute(
    actor: Actor,
    jobId: string,
    query: JobApplicationsQuery,
    language: Language,
  ): Promise<JobApplicationsPage> {
    const { page, limit, status = [], ended } = query;
    const { companyId, seat } = await this.disclosures.employerOfViewer(actor);
    const jobs = await this.jobs.findJobCards([jobId]);
    const job = jobs.get(jobId);
    if (!job || job.company.id !== companyId || !seat || !reachesPosting(seat, jobId)) throw new NotFound();
    const { open, closed } = await this.#countByStatus(jobId);
    // The company sees only the number of withdrawn applications.
    const wanted = status.length > 0 ? shownStates.filter((each) => status.includes(each)) : shownStates;
    const endedWanted = ended === undefined ? wanted : ended ? shownStates : [];
    const rows = await this.em.execute<ReceivedRow[]>(
      // The score belongs to matching; joined here because it orders the page.
      `select ${receivedColumns}
         from application a left join match m on m.seeker_id = a.seeker_id and m.job_id = a.job_id
        where a.job_id = ? and a.left_at is null
          and a.status = any(case when a.closed_reason is null then ?::text[] else ?::text[] end)
        order by match_score desc nulls last, a.applied_at desc, a.id desc limit ? offset ?`,
      [this.clock.now(), jobId, listOf(wanted), listOf(endedWanted), limit, (page - 1) * limit],
    );
    return {
      applications: await this.present.execute(rows, actor, language, jobs),
      total: sumOf(open, wanted) + sumOf(closed, endedWanted),
      page,
      limit,
      counts: open,
      ended_count: sumOf(closed, shownStates),
      job: {
        id: job.id,
        title: job.title,
        location: job.location,
        salary_range: job.salaryRange,
        salary_min: job.salaryMin,
        salary_max: job.salaryMax,
        salary_period: job.salaryPeriod,
        job_type: job.jobType,
        status: job.status,
        is_open: job.isOpen,
        company: { id: job.company.id, name: job.company.name, logo_url: job.company.logoUrl },
        contact_user_id: job.contactUserId,
      },
    };
  }

  /** Counts those that ended with the posting separately, by their status. */
  async #countByStatus(jobId: string): Promise<{ readonly open: Counts; readonly closed: Counts }> {
    const rows = await this.em.execute<{ status: ApplicationStatus; ended: boolean; count: number }[]>(
      `select status, closed_reason is not null as ended, count(*)::int as count from application
        where job_id = ? and left_at is null group by 1, 2`,
      [jobId],
    );
    return { open: countsOf(rows.filter((row) => !row.ended)), closed: countsOf(rows.filter((row) => row.ended)) };
  }
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Language } from '../../../platform/http/language.js';
import { applicationLifecycle, type ApplicationStatus } from '../domain/application-lifecycle.js';
import type { JobApplicationsPage, JobApplicationsQuery } from '../http/applications.contract.js';
import { ApplicationsOfJob, shownStates } from './applications-of-job.query.js';
import { PresentReceived } from './present-received.js';

type Counts = Record<ApplicationStatus, number>;

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
    private readonly applications: ApplicationsOfJob,
    private readonly present: PresentReceived,
  ) {}

  /** @throws NotFound if the posting does not exist or belongs to another company. */
  async execute(
    actor: Actor,
    jobId: string,
    query: JobApplicationsQuery,
    language: Language,
  ): Promise<JobApplicationsPage> {
    const { page, limit } = query;
    const shown = await this.applications.shown(actor, jobId, query, language);
    const { job, states, found } = shown;
    const { open, closed } = await this.#countByStatus(jobId);
    const rows = await this.applications.rows(shown, limit, (page - 1) * limit);
    return {
      applications: await this.present.execute(rows, actor, language, shown.jobs),
      total: found ?? sumOf(open, states.open) + sumOf(closed, states.ended),
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

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Language } from '../../../platform/http/language.js';
import { applicationLifecycle, type ApplicationStatus } from '../domain/application-lifecycle.js';
import type { JobApplicationsPage, JobApplicationsQuery } from '../http/applications.contract.js';
import type { Stage } from '../domain/pipeline.js';
import { ApplicationsOfJob } from './applications-of-job.query.js';
import { stageIdSql, stageParams } from './pipelines.query.js';
import { shownStage } from './shown-stage.js';
import { PresentReceived } from './present-received.js';

type Counts = Record<ApplicationStatus, number>;

interface Counted {
  readonly status: ApplicationStatus;
  readonly ended: boolean;
  readonly stage: string;
  readonly count: number;
}

const sumOf = (rows: readonly Counted[]): number => rows.reduce((sum, { count }) => sum + count, 0);

const countsOf = (rows: readonly Counted[]): Counts =>
  Object.fromEntries(
    applicationLifecycle.states.map((each) => [each, sumOf(rows.filter(({ status }) => status === each))]),
  ) as Counts;

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
    const { job, states, found, pipeline, stageIds } = shown;
    const counted = await this.#count(jobId, pipeline.stages);
    const [open, closed] = [counted.filter(({ ended }) => !ended), counted.filter(({ ended }) => ended)];
    const rows = await this.applications.rows(shown, limit, (page - 1) * limit);
    const filtered = counted.filter(
      ({ status, ended, stage }) =>
        (ended ? states.ended : states.open).includes(status) && (stageIds === null || stageIds.includes(stage)),
    );
    return {
      applications: await this.present.execute(rows, actor, language, shown),
      total: found ?? sumOf(filtered),
      page,
      limit,
      counts: countsOf(open),
      ended_count: sumOf(closed.filter(({ status }) => status !== 'WITHDRAWN')),
      stages: pipeline.stages
        .filter(({ mapsTo }) => mapsTo !== 'WITHDRAWN')
        .map((stage) => ({
          ...shownStage(stage),
          count: sumOf(open.filter((each) => each.stage === stage.id)),
        })),
      has_own_stages: pipeline.version > 0,
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

  #count(jobId: string, stages: readonly Stage[]): Promise<Counted[]> {
    return this.em.execute<Counted[]>(
      `select a.status, a.closed_reason is not null as ended, ${stageIdSql} as stage, count(*)::int as count
         from application a where a.job_id = ? and a.left_at is null group by 1, 2, 3`,
      [...stageParams(stages), jobId],
    );
  }
}

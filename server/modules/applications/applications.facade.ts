import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { PostingSetup, SetupOwner } from '../jobs/index.js';
import { MAX_WITHDRAWALS } from './domain/application.policy.js';
import { Pipeline } from './domain/pipeline.entity.js';
import { Scorecard } from './domain/scorecard.entity.js';
import { type LiveInterview, LiveInterviews } from './queries/live-interviews.query.js';
import { type ResponseRate, ResponseRates } from './queries/response-rates.query.js';

/** Questions about applications, for other modules. */
@Injectable()
export class ApplicationsFacade {
  constructor(
    private readonly em: EntityManager,
    private readonly responseRates: ResponseRates,
    private readonly clock: Clock,
    private readonly liveInterviews: LiveInterviews,
  ) {}

  /** Response rates of companies; those with too few applications are absent. */
  responseRatesOf(companyIds: readonly string[]): Promise<ReadonlyMap<string, ResponseRate>> {
    return this.responseRates.of(companyIds);
  }

  /** Interviews for their rooms, by id; those of candidates who closed their account are absent. */
  interviewsOf(ids: readonly string[]): Promise<ReadonlyMap<string, LiveInterview>> {
    return this.liveInterviews.of(ids);
  }

  /** Number of applications per posting, without withdrawn ones and those of people who left. */
  async countByJob(jobIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (jobIds.length === 0) return new Map();
    const rows = await this.em.execute<{ job_id: string; count: number }[]>(
      `select job_id, count(*)::int as count from application
        where job_id in (?) and left_at is null and status <> 'WITHDRAWN' group by job_id`,
      [[...new Set(jobIds)]],
    );
    return new Map(rows.map((row) => [row.job_id, row.count]));
  }

  /** Whether the seeker has applied to the posting and may not apply again. */
  async hasApplied(seekerId: string, jobId: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `select 1 from application where seeker_id = ? and job_id = ?
       having count(*) filter (where status <> 'WITHDRAWN' and closed_reason is null) > 0
           or count(*) filter (where status = 'WITHDRAWN') >= ?`,
      [seekerId, jobId, MAX_WITHDRAWALS],
    );
    return rows.length > 0;
  }

  /** The stages and the scorecard that the team saved for a posting; null for the standard ones. */
  async setupOf(jobId: string): Promise<PostingSetup> {
    const pipeline = await this.em.findOne(Pipeline, { jobId });
    const scorecard = await this.em.findOne(Scorecard, { jobId });
    return { stages: pipeline?.stages ?? null, criteria: scorecard?.criteria ?? null };
  }

  /** Gives a new posting the stages and the scorecard of another one, in the caller's transaction. */
  giveSetup({ stages, criteria }: PostingSetup, { jobId, companyId, by }: SetupOwner): void {
    const fresh = { jobId, companyId, version: 1, updatedBy: by, updatedAt: this.clock.now() };
    if (stages) this.em.persist(Object.assign(new Pipeline(), { ...fresh, stages }));
    if (criteria) this.em.persist(Object.assign(new Scorecard(), { ...fresh, criteria }));
  }

  /** Current status of an application; null if it does not exist. */
  async statusOf(applicationId: string): Promise<string | null> {
    const [row] = await this.em.execute<{ status: string }[]>('select status from application where id = ?', [
      applicationId,
    ]);
    return row?.status ?? null;
  }

  /** Whether a seeker and a company have an application that was not withdrawn, which allows them to write to each other. */
  async hasStanding(seekerId: string, companyId: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `select 1 from application where seeker_id = ? and company_id = ? and status <> 'WITHDRAWN' limit 1`,
      [seekerId, companyId],
    );
    return rows.length > 0;
  }
}

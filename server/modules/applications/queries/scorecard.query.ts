import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Language } from '../../../platform/http/language.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { decidesPosting, reachesPosting, type TeamSeat } from '../../companies/index.js';
import { DisclosuresFacade } from '../../identity/index.js';
import { type JobForMatching, JobsFacade } from '../../jobs/index.js';
import { Scorecard } from '../domain/scorecard.entity.js';
import type { Criterion } from '../domain/review-scores.js';
import { standardCriteria, templatesIn } from '../domain/scorecard-templates.js';
import type { Scorecard as ScorecardAnswer } from '../http/reviews.contract.js';

/** A posting's criteria: those that the team saved, or the standard ones in the posting's language. */
@Injectable()
export class ScorecardQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly disclosures: DisclosuresFacade,
    private readonly jobs: JobsFacade,
  ) {}

  /** @throws NotFound if the posting does not exist or the reader's role does not reach it. */
  async execute(actor: Actor, jobId: string, language: Language): Promise<ScorecardAnswer> {
    const { job, seat } = await this.ofTeam(actor, jobId);
    const stored = await this.em.findOne(Scorecard, { jobId });
    return {
      job_id: jobId,
      title: job.title,
      criteria: copied(stored?.criteria ?? standardCriteria(job.language)),
      version: stored?.version ?? 0,
      templates: templatesIn(job.language, language).map(({ criteria, ...template }) => ({
        ...template,
        criteria: copied(criteria),
      })),
      allowed_actions: decidesPosting(seat, jobId) ? ['EDIT'] : [],
    };
  }

  /** The current criteria. */
  async criteriaOf(jobId: string): Promise<readonly Criterion[]> {
    const stored = await this.em.findOne(Scorecard, { jobId }, { refresh: true });
    if (stored) return stored.criteria;
    const job = await this.jobs.findJobForMatching(jobId);
    return standardCriteria(job?.language ?? 'fr');
  }

  /** @throws NotFound */
  async ofTeam(actor: Actor, jobId: string): Promise<{ job: JobForMatching; seat: TeamSeat }> {
    const { companyId, seat } = await this.disclosures.employerOfViewer(actor);
    const job = await this.jobs.findJobForMatching(jobId);
    if (!job || job.companyId !== companyId || !seat || !reachesPosting(seat, jobId)) throw new NotFound();
    return { job, seat };
  }
}

const copied = (criteria: readonly Criterion[]): ScorecardAnswer['criteria'] =>
  criteria.map(({ id, name, anchors: [one, two, three, four] }) => ({ id, name, anchors: [one, two, three, four] }));

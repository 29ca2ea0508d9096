import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { DisclosuresFacade } from '../../identity/index.js';
import { JobsFacade } from '../../jobs/index.js';
import { averageOf, criterionSummaries, type GivenScore, teamSummary } from '../domain/review-scores.js';
import type { MyReview, OwnReview, TeamReviews } from '../http/reviews.contract.js';
import { ScorecardQuery } from './scorecard.query.js';
import { type TeamApplication, TeamApplications } from './team-application.query.js';

/** Max reviews of one application. More than any team has: 200 members, and people who have left it. */
const MAX_REVIEWS = 500;

interface ReviewRow {
  id: string;
  reviewer_id: string;
  reviewer: string | null;
  scores: GivenScore[];
  submitted_at: Date | string | null;
  updated_at: Date | string;
  after_close: boolean;
}

interface VersionRow {
  review_id: string;
  scores: GivenScore[];
  after_close: boolean;
  at: Date | string;
}

const iso = (moment: Date | string): string => new Date(moment).toISOString();

/** Reviews of one application. A reviewer sees the others' only after submitting their own, so that no opinion leads another. */
@Injectable()
export class ReviewsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly applications: TeamApplications,
    private readonly scorecards: ScorecardQuery,
    private readonly jobs: JobsFacade,
    private readonly disclosures: DisclosuresFacade,
  ) {}

  /** @throws NotFound */
  async mine(actor: Actor, applicationId: string): Promise<MyReview> {
    const application = await this.applications.of(actor, applicationId);
    const [row] = await this.#rows(applicationId, actor.id);
    const criteria = await this.scorecards.criteriaOf(application.jobId);
    const versions = row ? await this.#versions([row.id]) : new Map<string, OwnReview['versions']>();
    return {
      application_id: applicationId,
      criteria: criteria.map(({ id, name, anchors: [one, two, three, four] }) => ({
        id,
        name,
        anchors: [one, two, three, four],
      })),
      review: row
        ? { ...reviewOf(row, versions), submitted_at: row.submitted_at === null ? null : iso(row.submitted_at) }
        : null,
      posting_closed: await this.isClosed(application),
    };
  }

  /** @throws NotFound also before the reader submits a review, and before their blind review is finished. */
  async ofTeam(actor: Actor, applicationId: string): Promise<TeamReviews> {
    const { seekerId } = await this.applications.of(actor, applicationId);
    if (await this.disclosures.reviewsBlind(actor, seekerId)) throw new NotFound();
    const rows = (await this.#rows(applicationId)).filter(({ submitted_at }) => submitted_at !== null);
    if (!rows.some(({ reviewer_id }) => reviewer_id === actor.id)) throw new NotFound();
    const versions = await this.#versions(rows.map(({ id }) => id));
    const scores = rows.map((row) => row.scores);
    return {
      reviews: rows.map((row) => ({
        ...reviewOf(row, versions),
        reviewer: row.reviewer,
        is_yours: row.reviewer_id === actor.id,
        submitted_at: iso(row.submitted_at ?? row.updated_at),
      })),
      summary: teamSummary(scores),
      criteria: criterionSummaries(scores),
    };
  }

  async isClosed({ jobId, isClosed }: Pick<TeamApplication, 'jobId' | 'isClosed'>): Promise<boolean> {
    return isClosed || (await this.jobs.findJobForMatching(jobId))?.isOpen !== true;
  }

  #rows(applicationId: string, reviewerId?: string): Promise<ReviewRow[]> {
    return this.em.execute<ReviewRow[]>(
      `select r.id, r.reviewer_id, a.full_name as reviewer, r.scores, r.submitted_at, r.updated_at, r.after_close
         from application_review r left join account a on a.id = r.reviewer_id and a.status <> 'DELETED'
        where r.application_id = ? and (?::uuid is null or r.reviewer_id = ?::uuid)
        order by r.submitted_at, r.id limit ?`,
      [applicationId, reviewerId ?? null, reviewerId ?? null, MAX_REVIEWS],
    );
  }

  async #versions(reviewIds: readonly string[]): Promise<ReadonlyMap<string, OwnReview['versions']>> {
    if (reviewIds.length === 0) return new Map();
    const rows = await this.em.execute<VersionRow[]>(
      'select review_id, scores, after_close, at from application_review_version where review_id in (?) order by at, id',
      [[...reviewIds]],
    );
    const byReview = Map.groupBy(rows, ({ review_id }) => review_id);
    return new Map(
      [...byReview].map(([id, versions]) => [
        id,
        versions.map(({ at, scores, after_close }) => ({ at: iso(at), average: averageOf(scores), after_close })),
      ]),
    );
  }
}

function reviewOf(
  row: ReviewRow,
  versions: ReadonlyMap<string, OwnReview['versions']>,
): Omit<OwnReview, 'submitted_at'> {
  return {
    scores: row.scores,
    average: averageOf(row.scores),
    after_close: row.after_close,
    updated_at: iso(row.updated_at),
    versions: versions.get(row.id) ?? [],
  };
}

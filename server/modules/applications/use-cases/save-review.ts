import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { InvalidInput, NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { ApplicationReview, ApplicationReviewVersion } from '../domain/application-review.entity.js';
import { type Criterion, gapsIn, type GivenScore } from '../domain/review-scores.js';
import type { SaveReviewRequest } from '../http/reviews.contract.js';
import { ReviewsQuery } from '../queries/reviews.query.js';
import { ScorecardQuery } from '../queries/scorecard.query.js';
import { DecidableApplications } from './decidable-applications.js';
import { OpenBlindStep } from './open-blind-step.js';

/** A member of the team saves their own review: a draft, or submitted. Each submission stays readable with its time. */
@Injectable()
export class SaveReview {
  constructor(
    private readonly em: EntityManager,
    private readonly decidable: DecidableApplications,
    private readonly reviews: ReviewsQuery,
    private readonly scorecards: ScorecardQuery,
    private readonly blind: OpenBlindStep,
    private readonly clock: Clock,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @throws NotFound if the reviewer's role does not reach the application, also for somebody who was removed meanwhile.
   * @throws InvalidInput if a submitted review scores nothing, or a score has no note.
   */
  async execute(actor: Actor, applicationId: string, request: SaveReviewRequest): Promise<void> {
    const { scores: sent, submit, blind_step: scored } = request;
    await this.transaction.run(async () => {
      // The lock makes two tabs of one reviewer wait for each other.
      const application = await this.decidable.ofReader(actor, applicationId);
      const { id, jobId, status, closedReason } = application;
      if (status === 'WITHDRAWN') throw new NotFound();
      const before = await this.em.findOne(
        ApplicationReview,
        { applicationId: id, reviewerId: actor.id },
        { refresh: true },
      );
      const scores = namedScores(sent, await this.scorecards.criteriaOf(jobId), before?.scores ?? []);
      // A submitted review stays submitted: it can be changed, but not withdrawn after others were read.
      const wasSubmitted = (before?.submittedAt ?? null) !== null;
      const isSubmitted = submit || wasSubmitted;
      if (isSubmitted) assertComplete(scores);
      const now = this.clock.now();
      const isClosed = await this.reviews.isClosed({ jobId, isClosed: closedReason !== null });
      const afterClose = isSubmitted && isClosed;
      const review =
        before ??
        Object.assign(new ApplicationReview(), {
          id: newId(),
          applicationId: id,
          reviewerId: actor.id,
          createdAt: now,
          submittedAt: null,
        });
      Object.assign(review, { scores, afterClose, updatedAt: now });
      if (isSubmitted) review.submittedAt ??= now;
      this.em.persist(review);
      await this.em.flush();
      if (!isSubmitted) return;
      this.em.persist(
        Object.assign(new ApplicationReviewVersion(), {
          id: newId(),
          reviewId: review.id,
          scores,
          afterClose,
          at: now,
        }),
      );
      if (submit) await this.blind.advance(actor, application, scored, wasSubmitted);
    });
  }
}

/** Adds the criteria's names, in the scorecard's order. A criterion that the scorecard lost keeps the name it was scored by. */
function namedScores(
  sent: SaveReviewRequest['scores'],
  criteria: readonly Criterion[],
  before: readonly GivenScore[],
): GivenScore[] {
  const names = new Map([
    ...criteria.map(({ id, name }) => [id, name] as const),
    ...before
      .filter(({ criterion_id: id }) => !criteria.some((each) => each.id === id))
      .map((each) => [each.criterion_id, each.criterion] as const),
  ]);
  const seen = new Set<string>();
  return sent.map(({ criterion_id, score, note }, place) => {
    const criterion = names.get(criterion_id);
    if (criterion === undefined || seen.has(criterion_id)) {
      throw new InvalidInput([{ path: `scores.${place}.criterion_id`, code: 'FIELD.INVALID' }]);
    }
    seen.add(criterion_id);
    return { criterion_id, criterion, score, note: note ?? '' };
  });
}

/** @throws InvalidInput */
function assertComplete(scores: readonly GivenScore[]): void {
  const gaps = gapsIn(scores);
  if (gaps.length === 0) return;
  throw new InvalidInput(
    gaps.map((gap) =>
      gap.kind === 'NOTHING_SCORED'
        ? { path: 'scores', code: 'APPLICATIONS.REVIEW_EMPTY' }
        : { path: `scores.${gap.place}.note`, code: 'APPLICATIONS.SCORE_NEEDS_NOTE' },
    ),
  );
}

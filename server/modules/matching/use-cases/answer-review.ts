import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { MatchReviewRepository } from '../persistence/match-review.repository.js';

/** An operator answers a review request. */
@Injectable()
export class AnswerReview {
  constructor(
    private readonly reviews: MatchReviewRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @throws NotFound if the request does not exist.
   * @throws ReviewAnsweredAlready if it has an answer.
   */
  execute(operatorId: string, reviewId: string, answer: string): Promise<void> {
    return this.transaction.run(async () => {
      const review = await this.reviews.findForAnswer(reviewId);
      if (!review) throw new NotFound();
      review.settle(answer, operatorId, this.clock.now());
      const subject = { type: 'MATCH_REVIEW', id: reviewId };
      await this.audit.record({ operatorId, action: 'MATCH_REVIEW_ANSWERED', subject });
    });
  }
}

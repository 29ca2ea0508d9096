import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { ReviewOpenAlready } from '../domain/match.errors.js';
import { MatchReview } from '../domain/match-review.entity.js';
import { MatchRepository } from '../persistence/match.repository.js';
import { MatchReviewRepository } from '../persistence/match-review.repository.js';

/** A seeker requests that a person reviews their score. */
@Injectable()
export class AskReview {
  constructor(
    private readonly matches: MatchRepository,
    private readonly reviews: MatchReviewRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NotFound if the match does not exist or is somebody else's.
   * @throws ReviewOpenAlready while an earlier request has no answer.
   */
  execute(seekerId: string, matchId: string, message: string | null): Promise<void> {
    return this.transaction.run(async () => {
      // Locks the match, so that two concurrent requests run one after the other.
      const match = await this.matches.findForAnswer(matchId);
      if (!match || match.seekerId !== seekerId) throw new NotFound();
      if (await this.reviews.hasOpen(matchId)) throw new ReviewOpenAlready();
      this.reviews.add(MatchReview.asked({ id: newId(), matchId, seekerId, message }, this.clock.now()));
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { ReviewOpenAlready } from '../domain/match.errors.js';
import { MatchReview } from '../domain/match-review.entity.js';
import { MatchRepository } from '../persistence/match.repository.js';
import { MatchReviewRepository } from '../persistence/match-review.repository.js';

/** A seeker asks a person to look at a score that concerns them. */
@Injectable()
export class AskReview {
  constructor(
    private readonly matches: MatchRepository,
    private readonly reviews: MatchReviewRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NotFound for a match of somebody else, as for one that does not exist.
   * @throws ReviewOpenAlready while an earlier request waits for its answer.
   */
  execute(seekerId: string, matchId: string, message: string | null): Promise<void> {
    return this.transaction.run(async () => {
      // The lock on the match: two requests at once come one after the other.
      const match = await this.matches.findForAnswer(matchId);
      if (!match || match.seekerId !== seekerId) throw new NotFound();
      if (await this.reviews.hasOpen(matchId)) throw new ReviewOpenAlready();
      this.reviews.add(MatchReview.asked({ id: newId(), matchId, seekerId, message }, this.clock.now()));
    });
  }
}

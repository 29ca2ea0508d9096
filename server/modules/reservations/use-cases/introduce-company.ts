import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { CreditsFacade } from '../../credits/index.js';
import { MatchingFacade } from '../../matching/index.js';
import { ClosedPairs } from '../persistence/closed-pairs.js';

/**
 * A recruiter pays for an introduction: the company's card is shown first among the person's matches, and a yes creates the match
 * without another payment. Free if the company already paid for this person.
 */
@Injectable()
export class IntroduceCompany {
  constructor(
    private readonly matching: MatchingFacade,
    private readonly credits: CreditsFacade,
    private readonly closedPairs: ClosedPairs,
    private readonly transaction: Transaction,
  ) {}

  /** @throws NotFound, AlreadyIntroduced, MatchActionRefused, CoolingDown, PairClosed, InsufficientCredits */
  execute(actor: Actor, matchId: string, message: string | null): Promise<void> {
    return this.transaction.run(async () => {
      const { seekerId, companyId } = await this.matching.introduce(actor, matchId, message);
      await this.closedPairs.assertOpen({ companyId, seekerId });
      const owes = await this.matching.notePaid({ companyId, seekerId, act: 'PRIORITY_INTRO', paidBy: actor.id });
      if (!owes) return;
      await this.credits.spend({
        ownerId: actor.id,
        companyId,
        price: 'PRIORITY_INTRO',
        reference: { type: 'MATCH', id: matchId },
        key: `introduction:${matchId}`,
        madeBy: actor.id,
      });
    });
  }
}

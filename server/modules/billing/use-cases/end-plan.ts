import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { CreditsFacade } from '../../credits/index.js';
import { chargeAt, renews } from '../domain/plan-term.js';
import { PlanTerms } from '../persistence/plan-terms.js';
import { Purchases } from '../persistence/purchases.js';
import { MovePlanTerm } from './move-plan-term.js';

/** The last paid month is over: switches to the free plan and emails the owner. */
@Injectable()
export class EndPlan {
  constructor(
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
    private readonly terms: PlanTerms,
    private readonly purchases: Purchases,
    private readonly credits: CreditsFacade,
    private readonly move: MovePlanTerm,
  ) {}

  /** @returns false if another month was paid meanwhile. */
  execute(ownerId: string): Promise<boolean> {
    return this.transaction.run(async () => {
      await this.purchases.lockPlanOf(ownerId);
      const [now, term] = [await this.time.now(), await this.terms.of(ownerId)];
      if (term?.state !== 'RUNNING' || renews(term) || term.endsAt > now) return false;
      // This call settles the account: it ends the paid month and starts the free plan.
      const { paidThrough } = await this.credits.planOf(ownerId);
      if (paidThrough !== null && paidThrough > now) {
        await this.terms.write({ ...term, endsAt: paidThrough, nextAttemptAt: chargeAt(paidThrough) }, now);
        return false;
      }
      await this.terms.write({ ...term, state: 'ENDED' }, now);
      await this.move.ended(term, now);
      return true;
    });
  }
}

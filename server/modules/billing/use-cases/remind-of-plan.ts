import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { CreditsFacade } from '../../credits/index.js';
import { planOffer } from '../domain/offer.js';
import { REMIND_AHEAD_MS, renews } from '../domain/plan-term.js';
import { PlanTerms } from '../persistence/plan-terms.js';
import { Purchases } from '../persistence/purchases.js';
import { PlanPrices } from '../queries/plan-prices.query.js';
import { BillingEmails } from './billing-emails.js';

/** A week before a month ends, emails its owner that it renews (with the price) or ends. The renewal charges exactly that price. */
@Injectable()
export class RemindOfPlan {
  constructor(
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
    private readonly terms: PlanTerms,
    private readonly purchases: Purchases,
    private readonly prices: PlanPrices,
    private readonly credits: CreditsFacade,
    private readonly emails: BillingEmails,
  ) {}

  /** @returns false if the reminder is no longer needed. */
  execute(ownerId: string): Promise<boolean> {
    return this.transaction.run(async () => {
      await this.purchases.lockPlanOf(ownerId);
      const [now, term] = [await this.time.now(), await this.terms.of(ownerId)];
      if (term?.state !== 'RUNNING' || term.endsAt.getTime() - now.getTime() > REMIND_AHEAD_MS) return false;
      const isRenewing = renews(term);
      const monthlyCents = (isRenewing ? await this.prices.of(term.plan) : null) ?? term.monthlyCents;
      await this.terms.write({ ...term, monthlyCents, remindedFor: term.endsAt }, now);
      const { plan, endsAt } = term;
      const date = endsAt.toISOString();
      const { amounts } = planOffer(plan, this.credits.allowanceOf(plan), monthlyCents);
      return this.emails.write(
        isRenewing
          ? {
              ownerId,
              kind: 'RENEWAL_REMINDER',
              about: date,
              params: { plan, date, total_cents: amounts.total, last4: term.card?.last4 ?? null },
            }
          : { ownerId, kind: 'PLAN_ENDING', about: date, params: { plan, date } },
        now,
      );
    });
  }
}

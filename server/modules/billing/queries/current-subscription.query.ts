import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/http/language.js';
import { CreditsFacade, type PlanStanding } from '../../credits/index.js';
import type { CurrentSubscription } from '../http/billing.contract.js';
import { PlanChoices } from './plan-choices.query.js';
import { PriceLists } from './price-lists.query.js';

/** A plan that was paid for ends by itself; one that goes on by itself ends when another was chosen. */
function takesOver({ paidUntil, renewsAt, nextPlan }: PlanStanding): CurrentSubscription['next_plan'] {
  if (paidUntil === null) return nextPlan;
  return paidUntil > renewsAt ? null : (nextPlan ?? 'FREE');
}

/** The plan somebody has, and what follows it. */
@Injectable()
export class CurrentSubscriptionQuery {
  constructor(
    private readonly credits: CreditsFacade,
    private readonly choices: PlanChoices,
    private readonly prices: PriceLists,
  ) {}

  async execute(ownerId: string, language: Language): Promise<CurrentSubscription> {
    const standing = await this.credits.planOf(ownerId);
    return {
      ...(await this.prices.plan(standing.plan, language)),
      renews_at: standing.renewsAt.toISOString(),
      next_plan: takesOver(standing),
      chosen_plan: await this.choices.of(ownerId),
    };
  }
}

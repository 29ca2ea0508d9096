import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/http/language.js';
import { CreditsFacade } from '../../credits/index.js';
import { planAfter } from './plan-after.js';
import type { CurrentSubscription } from '../http/billing.contract.js';
import { PlanChoices } from './plan-choices.query.js';
import { PriceLists } from './price-lists.query.js';

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
      next_plan: planAfter(standing),
      chosen_plan: await this.choices.of(ownerId),
    };
  }
}

import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/http/language.js';
import { CreditsFacade } from '../../credits/index.js';
import { inDollars } from '../domain/cents.js';
import { planOffer } from '../domain/offer.js';
import { type PlanTerm, renews } from '../domain/plan-term.js';
import type { CurrentSubscription } from '../http/billing.contract.js';
import { PlanTerms } from '../persistence/plan-terms.js';
import { PlanChoices } from './plan-choices.query.js';
import { planFuture } from './plan-future.js';
import { PriceLists } from './price-lists.query.js';

/** A person's plan, the plan after it, and the next charge. */
@Injectable()
export class CurrentSubscriptionQuery {
  constructor(
    private readonly credits: CreditsFacade,
    private readonly choices: PlanChoices,
    private readonly prices: PriceLists,
    private readonly terms: PlanTerms,
  ) {}

  async execute(ownerId: string, language: Language): Promise<CurrentSubscription> {
    const standing = await this.credits.planOf(ownerId);
    const term = await this.terms.of(ownerId);
    const { endsAt, nextPlan, isEnding } = planFuture(standing, term);
    return {
      ...(await this.prices.plan(standing.plan, language)),
      renews_at: standing.renewsAt.toISOString(),
      ends_at: endsAt && endsAt.toISOString(),
      is_ending: isEnding,
      next_plan: nextPlan,
      chosen_plan: await this.choices.of(ownerId),
      renewal: term && this.#renewalOf(term),
      payment_problem:
        term?.state === 'PAST_DUE' && term.failedAt
          ? {
              plan: term.plan,
              failed_at: term.failedAt.toISOString(),
              next_attempt_at: term.nextAttemptAt.toISOString(),
            }
          : null,
    };
  }

  #renewalOf(term: PlanTerm): CurrentSubscription['renewal'] {
    if (!renews(term) || term.state !== 'RUNNING') return null;
    const { plan, monthlyCents, endsAt, card } = term;
    const { amounts } = planOffer(plan, this.credits.allowanceOf(plan), monthlyCents);
    return {
      at: endsAt.toISOString(),
      plan,
      total: inDollars(amounts.total),
      card: card && { brand: card.brand, last4: card.last4 },
    };
  }
}

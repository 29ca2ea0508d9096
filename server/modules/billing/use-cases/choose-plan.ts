import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { CreditsFacade, type Plan } from '../../credits/index.js';
import { ContactSales } from '../domain/billing.errors.js';
import { asPaidPlan } from '../domain/offer.js';
import { afterCancel } from '../domain/plan-term-moves.js';
import { PlanTerms } from '../persistence/plan-terms.js';
import { Purchases } from '../persistence/purchases.js';
import { PlanPrices } from '../queries/plan-prices.query.js';

/**
 * Sets the plan that a person wants. FREE cancels: it starts when the paid months are over, and nothing more is charged. Another
 * plan is only noted and starts when its month is paid. Choosing the current plan undoes a cancellation.
 */
@Injectable()
export class ChoosePlan {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
    private readonly credits: CreditsFacade,
    private readonly prices: PlanPrices,
    private readonly terms: PlanTerms,
    private readonly purchases: Purchases,
  ) {}

  /** @throws ContactSales for a plan without a price */
  async execute(ownerId: string, plan: Plan): Promise<void> {
    // Before the transaction: it may settle the account, and the account is locked after our own rows.
    const { plan: running } = await this.credits.planOf(ownerId);
    const wanted = plan === running ? null : asPaidPlan(plan);
    if (wanted && (await this.prices.of(wanted)) === null) throw new ContactSales('plan');
    await this.transaction.run(async () => {
      await this.purchases.lockPlanOf(ownerId);
      if (wanted === null) await this.em.execute('delete from plan_choice where owner_id = ?', [ownerId]);
      else
        await this.em.execute(
          `insert into plan_choice (owner_id, plan, chosen_at) values (?, ?, ?)
           on conflict (owner_id) do update set plan = excluded.plan, chosen_at = excluded.chosen_at`,
          [ownerId, wanted, await this.time.now()],
        );
      if (plan === 'FREE') await this.#end(ownerId);
      else if (plan === running) await this.#keep(ownerId);
    });
  }

  /** Also ends failed renewals: on the free plan again, a person must not be charged for them. */
  async #end(ownerId: string): Promise<void> {
    const now = await this.time.now();
    const term = await this.terms.of(ownerId);
    if (term) await this.terms.write(afterCancel(term, now), now);
    await this.credits.chooseNextPlan(ownerId, 'END');
  }

  async #keep(ownerId: string): Promise<void> {
    const term = await this.terms.of(ownerId);
    if (term?.state === 'RUNNING') await this.terms.write({ ...term, cancelledAt: null }, await this.time.now());
    await this.credits.chooseNextPlan(ownerId, 'KEEP');
  }
}

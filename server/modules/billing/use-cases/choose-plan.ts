import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { CreditsFacade, type Plan } from '../../credits/index.js';
import { ContactSales } from '../domain/billing.errors.js';
import { asPaidPlan } from '../domain/offer.js';
import { PlanPrices } from '../queries/plan-prices.query.js';

/**
 * Which plan somebody wants from now on. The free one takes over when the one that runs ends; another one is only chosen here
 * and begins when its month is paid for. The own one again takes back that it was to end.
 */
@Injectable()
export class ChoosePlan {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
    private readonly credits: CreditsFacade,
    private readonly prices: PlanPrices,
  ) {}

  /** @throws ContactSales for a plan without a price */
  async execute(ownerId: string, plan: Plan): Promise<void> {
    // Before the transaction: it may settle the account, whose lock comes after our own rows.
    const { plan: running } = await this.credits.planOf(ownerId);
    const wanted = plan === running ? null : asPaidPlan(plan);
    if (wanted && (await this.prices.of(wanted)) === null) throw new ContactSales('plan');
    await this.transaction.run(async () => {
      if (wanted === null) await this.em.execute('delete from plan_choice where owner_id = ?', [ownerId]);
      else
        await this.em.execute(
          `insert into plan_choice (owner_id, plan, chosen_at) values (?, ?, ?)
           on conflict (owner_id) do update set plan = excluded.plan, chosen_at = excluded.chosen_at`,
          [ownerId, wanted, await this.time.now()],
        );
      if (plan === running) await this.credits.chooseNextPlan(ownerId, 'KEEP');
      else if (plan === 'FREE') await this.credits.chooseNextPlan(ownerId, 'END');
    });
  }
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PaidPlan } from '../domain/offer.js';

/** Current monthly price of each plan, in cents. */
@Injectable()
export class PlanPrices {
  constructor(private readonly em: EntityManager) {}

  /** Leaves out plans without a price. */
  async all(): Promise<ReadonlyMap<PaidPlan, number>> {
    const rows = await this.em.execute<{ plan: PaidPlan; monthly_cents: number | null }[]>(
      'select distinct on (plan) plan, monthly_cents from plan_price order by plan, set_at desc, id desc',
    );
    return new Map(rows.flatMap(({ plan, monthly_cents: cents }) => (cents === null ? [] : [[plan, cents] as const])));
  }

  async of(plan: PaidPlan): Promise<number | null> {
    return (await this.all()).get(plan) ?? null;
  }
}

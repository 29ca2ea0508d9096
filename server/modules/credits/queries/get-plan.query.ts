import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Plan } from '../domain/plans.js';
import { GetBalanceQuery } from './get-balance.query.js';

/** The plan of an account and what follows it. */
export interface PlanStanding {
  readonly plan: Plan;
  readonly renewsAt: Date;
  /** Until when it was paid for; null for one that goes on by itself. */
  readonly paidUntil: Date | null;
  /** What was chosen or paid for the time after it. */
  readonly nextPlan: Plan | null;
}

/** As of now: a month that has begun is added first. */
@Injectable()
export class GetPlanQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly balance: GetBalanceQuery,
  ) {}

  async execute(ownerId: string): Promise<PlanStanding> {
    await this.balance.settle(ownerId);
    const [row] = await this.em.execute<
      { plan: Plan; allowance_due: string; plan_until: string | null; next_plan: Plan | null }[]
    >('select plan, allowance_due, plan_until, next_plan from credit_account where owner_id = ?', [ownerId]);
    if (!row) throw new Error(`account ${ownerId} was not opened`);
    return {
      plan: row.plan,
      renewsAt: new Date(row.allowance_due),
      paidUntil: row.plan_until === null ? null : new Date(row.plan_until),
      nextPlan: row.next_plan,
    };
  }
}

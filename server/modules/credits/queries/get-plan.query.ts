import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { paidThrough } from '../domain/plan-turn.js';
import type { Plan } from '../domain/plans.js';
import { GetBalanceQuery } from './get-balance.query.js';

/** The plan of an account and the next plan. */
export interface PlanStanding {
  readonly plan: Plan;
  readonly renewsAt: Date;
  /** End of the paid months of this plan; null if it continues automatically. */
  readonly paidUntil: Date | null;
  /** The plan chosen or paid for after it. */
  readonly nextPlan: Plan | null;
  /** End of all paid months; null if there are none. */
  readonly paidThrough: Date | null;
}

/** The current plan. A month that has started is added first. */
@Injectable()
export class GetPlanQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly balance: GetBalanceQuery,
  ) {}

  async execute(ownerId: string): Promise<PlanStanding> {
    await this.balance.settle(ownerId);
    const [row] = await this.em.execute<
      {
        plan: Plan;
        allowance_from: string;
        allowance_due: string;
        plan_until: string | null;
        next_plan: Plan | null;
      }[]
    >('select plan, allowance_from, allowance_due, plan_until, next_plan from credit_account where owner_id = ?', [
      ownerId,
    ]);
    if (!row) throw new Error(`account ${ownerId} was not opened`);
    const renewsAt = new Date(row.allowance_due);
    const paidUntil = row.plan_until === null ? null : new Date(row.plan_until);
    return {
      plan: row.plan,
      renewsAt,
      paidUntil,
      nextPlan: row.next_plan,
      paidThrough: paidThrough({
        planUntil: paidUntil,
        nextPlan: row.next_plan,
        allowanceFrom: new Date(row.allowance_from),
        allowanceDue: renewsAt,
      }),
    };
  }
}

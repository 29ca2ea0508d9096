import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { PlanTerms } from '../persistence/plan-terms.js';
import { Purchases } from '../persistence/purchases.js';
import { eachOwner } from './each-owner.js';
import { EndPlan } from './end-plan.js';
import { RemindOfPlan } from './remind-of-plan.js';
import { RenewPlan } from './renew-plan.js';

/** Sends the reminder of each paid plan, renews it, or ends it. Several processes may run this in parallel. */
@Injectable()
export class FollowPlans {
  constructor(
    private readonly time: DatabaseTime,
    private readonly terms: PlanTerms,
    private readonly purchases: Purchases,
    private readonly remind: RemindOfPlan,
    private readonly renew: RenewPlan,
    private readonly end: EndPlan,
  ) {}

  /** @returns how many plans moved. @throws AggregateError with all failures, after the last plan */
  async execute(signal?: AbortSignal): Promise<number> {
    const now = await this.time.now();
    const steps = [
      () =>
        eachOwner(
          (...page) => this.terms.dueForReminder(now, ...page),
          (id) => this.remind.execute(id),
          signal,
        ),
      () =>
        eachOwner(
          (...page) => this.purchases.ownersOfRenewals(...page),
          (id) => this.renew.execute(id),
          signal,
        ),
      () =>
        eachOwner(
          (...page) => this.terms.dueForCharge(now, ...page),
          (id) => this.renew.execute(id),
          signal,
        ),
      () =>
        eachOwner(
          (...page) => this.terms.dueForEnd(now, ...page),
          (id) => this.end.execute(id),
          signal,
        ),
    ];
    let moved = 0;
    const failures: unknown[] = [];
    for (const step of steps) {
      try {
        moved += await step();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'some plans could not be looked after');
    return moved;
  }
}

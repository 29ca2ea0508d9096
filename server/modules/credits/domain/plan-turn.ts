import { allowancePeriod } from './allowance-period.js';
import type { Account, Books } from './books.js';
import type { Plan } from './plans.js';

export function setPlan(books: Books, plan: Plan, planUntil: Date | null, nextPlan: Plan | null): void {
  Object.assign(books.account, { plan, planUntil, nextPlan });
  books.planChanged = true;
}

/**
 * A month begins: the plan that ends by then gives way to the one that was chosen, which was paid for one month, and that one
 * to FREE. A plan without an end goes on unless another was chosen.
 */
export function turnPlan(books: Books, startsAt: Date): void {
  const { account } = books;
  const { planUntil, nextPlan, allowanceFrom, allowanceDue } = account;
  if (planUntil !== null && startsAt < planUntil) return;
  if (nextPlan !== null && nextPlan !== 'FREE') {
    const { endsAt } = allowancePeriod(allowanceFrom, planUntil ?? allowanceDue);
    // Nobody looked for longer than the month that was paid: it is over.
    if (startsAt < endsAt) return setPlan(books, nextPlan, endsAt, null);
  }
  if (planUntil !== null || nextPlan !== null) setPlan(books, 'FREE', null, null);
}

/** Until when months are paid for, the one that waits for its turn included; null where none was. */
export function paidThrough({
  planUntil,
  nextPlan,
  allowanceFrom,
  allowanceDue,
}: Pick<Account, 'planUntil' | 'nextPlan' | 'allowanceFrom' | 'allowanceDue'>): Date | null {
  if (nextPlan === null || nextPlan === 'FREE') return planUntil;
  return allowancePeriod(allowanceFrom, planUntil ?? allowanceDue).endsAt;
}

import { allowancePeriod } from './allowance-period.js';
import type { Account, Books } from './books.js';
import type { Plan } from './plans.js';

export function setPlan(books: Books, plan: Plan, planUntil: Date | null, nextPlan: Plan | null): void {
  Object.assign(books.account, { plan, planUntil, nextPlan });
  books.planChanged = true;
}

/**
 * At the start of a month: a plan that has ended is replaced by the next plan, which was paid for one month, and that one later
 * by FREE. A plan without an end continues unless another was chosen.
 */
export function turnPlan(books: Books, startsAt: Date): void {
  const { account } = books;
  const { planUntil, nextPlan, allowanceFrom, allowanceDue } = account;
  if (planUntil !== null && startsAt < planUntil) return;
  if (nextPlan !== null && nextPlan !== 'FREE') {
    const { endsAt } = allowancePeriod(allowanceFrom, planUntil ?? allowanceDue);
    // Nobody used the account for longer than the paid month, so it is over too.
    if (startsAt < endsAt) return setPlan(books, nextPlan, endsAt, null);
  }
  if (planUntil !== null || nextPlan !== null) setPlan(books, 'FREE', null, null);
}

/** End of all paid months, including one that has not started; null if there are none. */
export function paidThrough({
  planUntil,
  nextPlan,
  allowanceFrom,
  allowanceDue,
}: Pick<Account, 'planUntil' | 'nextPlan' | 'allowanceFrom' | 'allowanceDue'>): Date | null {
  if (nextPlan === null || nextPlan === 'FREE') return planUntil;
  return allowancePeriod(allowanceFrom, planUntil ?? allowanceDue).endsAt;
}

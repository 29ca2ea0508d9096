import { allowancePeriod } from './allowance-period.js';
import type { Account, Books, Label } from './books.js';
import type { Lot } from './lot.js';
import { expireLots, grant } from './movements.js';
import { setPlan } from './plan-turn.js';
import { type Plan, planAllowance } from './plans.js';

type PaidPlan = Exclude<Plan, 'FREE'>;

/** Starts a plan immediately: a new month with its allowance; the rest of the old allowance expires. */
function restart(books: Books, plan: Plan, nextPlan: Plan | null, running: Lot | null, label: Label): void {
  const { account, now } = books;
  if (running) {
    books.know([running]);
    books.endLot(books.lot(running.id));
    expireLots(books);
  }
  const { endsAt } = allowancePeriod(now, now);
  account.allowanceFrom = now;
  account.allowanceDue = endsAt;
  setPlan(books, plan, plan === 'FREE' ? null : endsAt, nextPlan);
  grant(books, 'MONTHLY', planAllowance[plan], endsAt, label);
}

/** Whether the month after the current one is already paid. */
const isPaidAhead = ({ planUntil, allowanceDue }: Account): boolean => planUntil !== null && planUntil > allowanceDue;

/** The paid month that has not started. A larger plan that starts now runs before it and does not replace it. */
const paidMonthAfter = (account: Account): Plan | null => {
  if (isPaidAhead(account)) return account.plan;
  return account.nextPlan === 'FREE' ? null : account.nextPlan;
};

/**
 * Adds one paid month of a plan. A larger plan starts now, the same plan after its paid months, a smaller one after the current
 * plan ends.
 *
 * @param running the lot of the current month
 */
export function beginPlanMonth(books: Books, plan: PaidPlan, running: Lot | null, label: Label): void {
  const { account } = books;
  if (planAllowance[plan] > planAllowance[account.plan]) {
    return restart(books, plan, paidMonthAfter(account), running, label);
  }
  if (plan !== account.plan) return setPlan(books, account.plan, account.planUntil, plan);
  const { endsAt } = allowancePeriod(account.allowanceFrom, account.planUntil ?? account.allowanceDue);
  setPlan(books, plan, endsAt, account.nextPlan);
}

/** A refunded month: its allowance, and how much of it was left to take back. */
export interface DroppedMonth {
  readonly granted: number;
  readonly left: number;
}

/** A month that had not started had no credits yet. */
const notBegun: DroppedMonth = { granted: 0, left: 0 };

/**
 * Removes one refunded month: the latest that was paid and has not started, else the current one ends and the rest of its
 * allowance is taken back. Past months are not changed.
 */
export function dropPlanMonth(books: Books, plan: PaidPlan, running: Lot | null, label: Label): DroppedMonth {
  const { account } = books;
  if (account.nextPlan === plan) {
    setPlan(books, account.plan, account.planUntil, null);
    return notBegun;
  }
  if (account.plan !== plan || account.planUntil === null) return { granted: planAllowance[plan], left: 0 };
  if (isPaidAhead(account)) {
    setPlan(books, plan, account.allowanceDue, account.nextPlan);
    return notBegun;
  }
  const dropped = { granted: running?.amount ?? 0, left: running?.remaining ?? 0 };
  restart(books, account.nextPlan ?? 'FREE', null, running, label);
  return dropped;
}

/** Ends a plan without an end at its next renewal; a paid plan ends anyway. */
export function endPlan(books: Books): void {
  const { plan, planUntil, nextPlan } = books.account;
  if (plan !== 'FREE' && planUntil === null && nextPlan === null) setPlan(books, plan, null, 'FREE');
}

/** Undoes the ending of a plan; a paid month of another plan stays. */
export function keepPlan(books: Books): void {
  const { plan, planUntil, nextPlan } = books.account;
  if (nextPlan === 'FREE') setPlan(books, plan, planUntil, null);
}

import { allowancePeriod } from './allowance-period.js';
import type { Account, Books, Label } from './books.js';
import type { Lot } from './lot.js';
import { expireLots, grant } from './movements.js';
import { setPlan } from './plan-turn.js';
import { type Plan, planAllowance } from './plans.js';

type PaidPlan = Exclude<Plan, 'FREE'>;

/** A plan starts at once: the month begins anew with its allowance, and what is left of the old one is over. */
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

/** Whether the month after the one that runs is paid for as well. */
const isPaidAhead = ({ planUntil, allowanceDue }: Account): boolean => planUntil !== null && planUntil > allowanceDue;

/** The month that was paid for and has not begun; a larger plan that begins now comes before it, not in its place. */
const paidMonthAfter = (account: Account): Plan | null => {
  if (isPaidAhead(account)) return account.plan;
  return account.nextPlan === 'FREE' ? null : account.nextPlan;
};

/**
 * One month of a plan that was paid for. More than the plan that runs: now. The same: the month after the paid ones. Less: when
 * the one that runs has ended.
 *
 * @param running the lot of the month that runs
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

/** A month whose money went back: what its allowance was, and how much of it was left to take back. */
export interface DroppedMonth {
  readonly granted: number;
  readonly left: number;
}

/** A month that had not begun brought nothing yet. */
const notBegun: DroppedMonth = { granted: 0, left: 0 };

/**
 * The money of a month went back: one month fewer. The latest that was paid for and has not begun; else the one that runs ends,
 * with what is left of its allowance. A month that is over stays as it was.
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

/** The plan goes on no longer than to its next renewal; one that was paid for ends by itself. */
export function endPlan(books: Books): void {
  const { plan, planUntil, nextPlan } = books.account;
  if (plan !== 'FREE' && planUntil === null && nextPlan === null) setPlan(books, plan, null, 'FREE');
}

/** Takes back that it was to end; a month of another plan that was paid for stays. */
export function keepPlan(books: Books): void {
  const { plan, planUntil, nextPlan } = books.account;
  if (nextPlan === 'FREE') setPlan(books, plan, planUntil, null);
}

import { BudgetExceeded } from './credits.errors.js';

/** A member's budget in a month. */
export interface TeamBudget {
  /** Null is no limit. */
  readonly monthly: number | null;
  /** Held and spent in the month, minus what came back. */
  readonly used: number;
}

const inQuebec = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', year: 'numeric', month: '2-digit' });

const firstDay = (year: number, month: number): string =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);

const yearAndMonth = (now: Date): [year: number, month: number] => {
  const parts = Object.fromEntries(inQuebec.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return [parts['year'] ?? Number.NaN, parts['month'] ?? Number.NaN];
};

/** The month that a use counts in, by its first day in Québec: `2026-11-01`. */
export function budgetMonth(now: Date): string {
  return firstDay(...yearAndMonth(now));
}

/** The day on which budgets start again. */
export function nextBudgetMonth(now: Date): string {
  const [year, month] = yearAndMonth(now);
  return firstDay(year, month + 1);
}

/** The unspent part of a budget; null is no limit. If a budget was lowered below its use, nothing is left. */
export function leftOf({ monthly, used }: TeamBudget): number | null {
  return monthly === null ? null : Math.max(monthly - used, 0);
}

/** @throws BudgetExceeded */
export function assertWithinBudget(budget: TeamBudget, price: number): void {
  const left = leftOf(budget);
  if (left !== null && price > left) throw new BudgetExceeded(price, left);
}

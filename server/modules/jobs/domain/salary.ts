import type { SalaryPeriod } from './job-terms.js';
import { findPay, type FoundPay } from './salary-text.js';

/** Pay as numbers. `min` null: "up to". `max` null: "from". At most two decimals. */
export interface Salary {
  readonly min: number | null;
  readonly max: number | null;
  readonly period: SalaryPeriod;
  /** ISO 4217. */
  readonly currency: string;
}

/** Yearly pay in whole dollars, for filters and sorting. `max` null: no upper limit. */
export interface YearlySalary {
  readonly min: number;
  readonly max: number | null;
}

/** Hours of a week of full-time work, for conversions between hourly and yearly pay; shown beside converted amounts. */
export const HOURS_A_WEEK = 40;
const WEEKS = 52;

/** Number of periods in a year of full-time work. All conversions of pay use it. */
const periodsInYear: Readonly<Record<SalaryPeriod, number>> = {
  HOUR: WEEKS * HOURS_A_WEEK,
  DAY: WEEKS * 5,
  WEEK: WEEKS,
  MONTH: 12,
  YEAR: 1,
};

/** Plausible pay per period; other amounts mean something else. */
const plausible: Readonly<Record<SalaryPeriod, readonly [number, number]>> = {
  HOUR: [5, 1_000],
  DAY: [40, 10_000],
  WEEK: [100, 50_000],
  MONTH: [300, 200_000],
  YEAR: [3_000, 5_000_000],
};

/** Amounts between these without a period are ambiguous (weekly, monthly or part-time) and are not parsed. */
const HOURLY_UP_TO = 150;
const YEARLY_FROM = 15_000;

/** If the ends differ by a larger factor, they are two separate numbers. */
const WIDEST_RANGE = 10;

function periodOf(found: FoundPay): SalaryPeriod | null {
  if (found.period) return found.period;
  const amounts = [found.low, found.high].filter((amount) => amount !== null);
  if (amounts.every((amount) => amount >= YEARLY_FROM)) return 'YEAR';
  // "25-30" alone can be thousands or hours; a currency sign makes it hourly pay.
  if (found.hasCurrency && amounts.every((amount) => amount <= HOURLY_UP_TO)) return 'HOUR';
  return null;
}

/**
 * Parses pay written in French or English.
 *
 * @returns null if it is not certain ("selon expérience", "competitive", "1 200" without a unit).
 * @example parseSalary('65 000 $ à 80 000 $') // { min: 65000, max: 80000, period: 'YEAR', currency: 'CAD' }
 * @example parseSalary('25–30 $/h')           // { min: 25, max: 30, period: 'HOUR', currency: 'CAD' }
 */
export function parseSalary(text: string): Salary | null {
  for (const found of findPay(text)) {
    const period = periodOf(found);
    if (!period) continue;
    const [lowest, highest] = plausible[period];
    const inRange = (amount: number | null): boolean => amount === null || (amount >= lowest && amount <= highest);
    if (!inRange(found.low) || !inRange(found.high)) continue;
    if (found.low !== null && found.high !== null && found.high > found.low * WIDEST_RANGE) continue;
    return { min: found.low, max: found.high, period, currency: found.currency };
  }
  return null;
}

/** @returns null for another currency, which cannot be compared without an exchange rate. */
export function yearlySalary(salary: Salary): YearlySalary | null {
  if (salary.currency !== 'CAD') return null;
  const times = periodsInYear[salary.period];
  return {
    min: Math.round((salary.min ?? 0) * times),
    max: salary.max === null ? null : Math.round(salary.max * times),
  };
}

/**
 * Yearly pay as pay of another period, not rounded.
 *
 * @example ofPeriod(52_000, 'HOUR') // 25
 */
export function ofPeriod(yearly: number, period: SalaryPeriod): number {
  return yearly / periodsInYear[period];
}

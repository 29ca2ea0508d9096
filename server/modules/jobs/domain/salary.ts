import type { SalaryPeriod } from './job-terms.js';
import { findPay, type FoundPay } from './salary-text.js';

/** Pay as numbers. `min` null: "up to"; `max` null: "from". Amounts have at most two decimals. */
export interface Salary {
  readonly min: number | null;
  readonly max: number | null;
  readonly period: SalaryPeriod;
  /** ISO 4217. */
  readonly currency: string;
}

/** Yearly pay in whole dollars for filter and sort. `max` null: open upwards. */
export interface YearlySalary {
  readonly min: number;
  readonly max: number | null;
}

/** How many of a period make a year of full-time work: 52 weeks of 40 hours, or of 5 days. */
const periodsInYear: Readonly<Record<SalaryPeriod, number>> = { HOUR: 2080, DAY: 260, WEEK: 52, MONTH: 12, YEAR: 1 };

/** What pay of that period can be; outside it the text was about something else. */
const plausible: Readonly<Record<SalaryPeriod, readonly [number, number]>> = {
  HOUR: [5, 1_000],
  DAY: [40, 10_000],
  WEEK: [100, 50_000],
  MONTH: [300, 200_000],
  YEAR: [3_000, 5_000_000],
};

/** Between these an amount without a period could be weekly, monthly or a part-time year: it is left unread. */
const HOURLY_UP_TO = 150;
const YEARLY_FROM = 15_000;

/** A range whose ends are further apart than this is two different figures, not a range. */
const WIDEST_RANGE = 10;

function periodOf(found: FoundPay): SalaryPeriod | null {
  if (found.period) return found.period;
  const amounts = [found.low, found.high].filter((amount) => amount !== null);
  if (amounts.every((amount) => amount >= YEARLY_FROM)) return 'YEAR';
  // "25-30" alone could be thousands or hours: only a currency sign makes it pay by the hour.
  if (found.hasCurrency && amounts.every((amount) => amount <= HOURLY_UP_TO)) return 'HOUR';
  return null;
}

/**
 * Reads pay written by a person in French or English.
 *
 * @returns null when no pay can be read with certainty ("selon expérience", "competitive", "1 200" of nothing).
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

/** @returns null for pay in another currency: without a rate of the day it cannot be compared. */
export function yearlySalary(salary: Salary): YearlySalary | null {
  if (salary.currency !== 'CAD') return null;
  const times = periodsInYear[salary.period];
  return {
    min: Math.round((salary.min ?? 0) * times),
    max: salary.max === null ? null : Math.round(salary.max * times),
  };
}

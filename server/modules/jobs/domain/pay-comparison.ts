import type { JobType, SalaryPeriod } from './job-terms.js';
import { HOURS_A_WEEK, ofPeriod } from './salary.js';

/** Fewer postings or companies would show the pay of single employers instead of a market. */
export const MIN_POSTINGS = 5;
export const MIN_COMPANIES = 3;
/** An employer with many postings of one occupation would set the median alone. */
export const MAX_OF_COMPANY = 2;

/** Yearly CAD, both ends known. */
export interface PostedPay {
  readonly companyId: string;
  readonly jobType: JobType | null;
  readonly period: SalaryPeriod;
  readonly yearMin: number;
  readonly yearMax: number;
}

/** The posting's place among similar ones. Bands instead of a rank, which would let readers work out the pay of others. */
export type PayPlace = 'ABOVE_THREE_QUARTERS' | 'ABOVE_HALF' | 'MIDDLE' | 'BELOW_HALF' | 'BELOW_THREE_QUARTERS';

export interface PayComparison {
  /** Number of postings compared with, without the posting itself. */
  readonly count: number;
  readonly companies: number;
  /** The period of the posting; all amounts are per period. */
  readonly period: SalaryPeriod;
  readonly median: number;
  /** The middle half: a quarter of the postings pay less than `low`, a quarter more than `high`. */
  readonly low: number;
  readonly high: number;
  readonly place: PayPlace;
  /** Used to convert between hourly and yearly pay. */
  readonly hours_a_week: number;
}

/** Amounts are rounded to these steps, so that the median of a few postings is not the pay of one of them. */
const steps: Readonly<Record<SalaryPeriod, number>> = { HOUR: 0.25, DAY: 5, WEEK: 10, MONTH: 50, YEAR: 500 };

/** Part-time work for a week, a month or a year has unknown hours; its rate for an hour or a day does not depend on them. */
const hasKnownHours = ({ jobType, period }: PostedPay): boolean =>
  jobType !== 'PART_TIME' || period === 'HOUR' || period === 'DAY';

/** Interns are paid differently, so internships are compared only with internships. */
const isSameKind = (one: PostedPay, other: PostedPay): boolean =>
  (one.jobType === 'INTERNSHIP') === (other.jobType === 'INTERNSHIP');

const middleOf = ({ yearMin, yearMax }: PostedPay): number => (yearMin + yearMax) / 2;

/** Interpolated between the two nearest values. */
function quantile(ascending: readonly number[], share: number): number {
  const at = (ascending.length - 1) * share;
  const [below, above] = [ascending[Math.floor(at)] ?? 0, ascending[Math.ceil(at)] ?? 0];
  return below + (above - below) * (at - Math.floor(at));
}

function placeOf(own: number, all: readonly number[]): PayPlace {
  const lower = all.filter((each) => each < own).length / all.length;
  const higher = all.filter((each) => each > own).length / all.length;
  if (lower >= 0.75) return 'ABOVE_THREE_QUARTERS';
  if (higher >= 0.75) return 'BELOW_THREE_QUARTERS';
  if (lower > 0.5) return 'ABOVE_HALF';
  return higher > 0.5 ? 'BELOW_HALF' : 'MIDDLE';
}

/** Only the first postings of each company. */
function fewOfEach(postings: readonly PostedPay[]): readonly PostedPay[] {
  const taken = new Map<string, number>();
  return postings.filter(({ companyId }) => {
    const before = taken.get(companyId) ?? 0;
    taken.set(companyId, before + 1);
    return before < MAX_OF_COMPANY;
  });
}

/**
 * Compares the middle of a posting's pay range with those of other companies' postings.
 *
 * @param others of the same occupation, the newest first
 * @returns null if the hours of the posting are unknown, or if there are too few postings or companies
 */
export function comparePay(own: PostedPay, others: readonly PostedPay[]): PayComparison | null {
  if (!hasKnownHours(own)) return null;
  const similar = fewOfEach(
    others.filter((other) => other.companyId !== own.companyId && hasKnownHours(other) && isSameKind(own, other)),
  );
  const companies = new Set(similar.map(({ companyId }) => companyId)).size;
  if (similar.length < MIN_POSTINGS || companies < MIN_COMPANIES) return null;
  const ascending = similar.map(middleOf).sort((one, other) => one - other);
  const rounded = (share: number): number => {
    const step = steps[own.period];
    return Math.round(ofPeriod(quantile(ascending, share), own.period) / step) * step;
  };
  return {
    count: similar.length,
    companies,
    period: own.period,
    median: rounded(0.5),
    low: rounded(0.25),
    high: rounded(0.75),
    place: placeOf(middleOf(own), ascending),
    hours_a_week: HOURS_A_WEEK,
  };
}

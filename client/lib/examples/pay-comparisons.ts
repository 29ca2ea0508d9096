import type { PayComparison } from '@modules/jobs/http/pay-comparison.contract';

/** Comparisons of pay from the server, for stories and specs. */
export const manyPostings: PayComparison = {
  count: 148,
  companies: 92,
  period: 'YEAR',
  median: 79_500,
  low: 74_000,
  high: 84_000,
  place: 'ABOVE_THREE_QUARTERS',
  hours_a_week: 40,
  counted_on: '2026-11-12',
};

export const fewPostings: PayComparison = {
  ...manyPostings,
  count: 5,
  companies: 3,
  median: 91_000,
  low: 88_000,
  high: 93_500,
  place: 'BELOW_HALF',
};

export const hourlyPay = {
  salary_min: 28,
  salary_max: 43,
  salary_period: 'HOUR',
  salary_range: '28 $ à 43 $/h',
} as const;

export const hourlyPostings: PayComparison = {
  ...manyPostings,
  count: 12,
  companies: 8,
  period: 'HOUR',
  median: 34.25,
  low: 30,
  high: 38.5,
  place: 'ABOVE_HALF',
};

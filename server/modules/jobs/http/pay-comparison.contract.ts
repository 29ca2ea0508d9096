import { z } from 'zod';
import { salaryPeriods } from './jobs.contract.js';

/** The posting's place among similar ones: bands, from which the pay of a single posting cannot be worked out. */
export const payPlaces = [
  'ABOVE_THREE_QUARTERS',
  'ABOVE_HALF',
  'MIDDLE',
  'BELOW_HALF',
  'BELOW_THREE_QUARTERS',
] as const;
export type PayPlace = (typeof payPlaces)[number];

/** Rounded CAD per `period`, which is the posting's own; the middle of each posting's range counts. */
export const payComparison = z.object({
  /** Open postings of the same occupation, without the posting's own company; at most two of each company. */
  count: z.int().min(5),
  companies: z.int().min(3),
  period: z.enum(salaryPeriods),
  median: z.number().min(0),
  /** Ends of the middle half. */
  low: z.number().min(0),
  high: z.number().min(0),
  place: z.enum(payPlaces),
  /** Hours of a week by which hourly and yearly pay are converted. */
  hours_a_week: z.int().min(1),
  /** Day in Québec. A time would change the public page, which contains it, every minute. */
  counted_on: z.iso.date(),
});
export type PayComparison = z.output<typeof payComparison>;

/** `comparison` is null without pay that can be compared, and with fewer than five postings of three other companies. */
export const payAmongSimilar = z.object({ comparison: payComparison.nullable() });
export type PayAmongSimilar = z.output<typeof payAmongSimilar>;

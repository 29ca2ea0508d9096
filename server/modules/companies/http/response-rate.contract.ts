import { z } from 'zod';

/** `percent` of the `applications` in the last `over_days` days were answered within `within_days`. */
export const responseRate = z.object({
  percent: z.int().min(0).max(100),
  within_days: z.int().min(1),
  over_days: z.int().min(1),
  applications: z.int().min(1),
});
export type ResponseRateAnswer = z.output<typeof responseRate>;

import { z } from 'zod';

/** The shape of every error answer. Some codes add figures of their own. */
export const errorAnswer = z.looseObject({
  error: z.string(),
  code: z.string(),
  details: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;

/** If no field is at fault, `details` may contain facts instead, for example `until` of RESERVATIONS.COOLING_DOWN. */
export const factsAnswer = errorAnswer.extend({ details: z.record(z.string(), z.string()) });
export type FactsAnswer = z.infer<typeof factsAnswer>;

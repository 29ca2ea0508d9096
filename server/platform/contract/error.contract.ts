import { z } from 'zod';

/** The one shape of every error, from any layer. Some codes bring figures of their own beside it. */
export const errorAnswer = z.looseObject({
  error: z.string(),
  code: z.string(),
  details: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;

/** Where no field is at fault, `details` may hold facts instead, for example `until` of RESERVATIONS.COOLING_DOWN. */
export const factsAnswer = errorAnswer.extend({ details: z.record(z.string(), z.string()) });
export type FactsAnswer = z.infer<typeof factsAnswer>;

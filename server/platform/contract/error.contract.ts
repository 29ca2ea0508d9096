import { z } from 'zod';

/** The one shape of every error, from any layer. Some codes bring figures of their own beside it. */
export const errorAnswer = z.looseObject({
  error: z.string(),
  code: z.string(),
  details: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;

import { z } from 'zod';

export const liveness = z.object({ status: z.literal('ok'), version: z.string() });

/** `degraded`: it works, but not properly; `detail` says what to check, in English. */
const check = z.object({ ok: z.boolean(), degraded: z.literal(true).optional(), detail: z.string().optional() });

/** One entry per part; `status` is `ok` only if all parts are. */
export const readiness = z.object({
  status: z.enum(['ok', 'unavailable']),
  version: z.string(),
  checks: z.record(z.string(), check),
});
export type Readiness = z.infer<typeof readiness>;

import { z } from 'zod';

export const liveness = z.object({ status: z.literal('ok'), version: z.string() });

/** `degraded`: it works, though not as it should; `detail` says what to look at. */
const check = z.object({ ok: z.boolean(), degraded: z.literal(true).optional(), detail: z.string().optional() });

/** One line a part; `status` is `ok` only when every part is. */
export const readiness = z.object({
  status: z.enum(['ok', 'unavailable']),
  version: z.string(),
  checks: z.record(z.string(), check),
});
export type Readiness = z.infer<typeof readiness>;

import { z } from 'zod';

/** Set while a job waits for a version of the server that can run it. */
export const jobWaiting = z.object({ since: z.number(), reason: z.string() });

/** Stored data of a job: its payload, and the ids of the request and the trace that started it. */
export const jobData = z.object({
  payload: z.record(z.string(), z.unknown()),
  request_id: z.string().nullable(),
  /** W3C `traceparent`; older versions ignore it. */
  trace_parent: z.string().optional().catch(undefined),
  waiting: jobWaiting.optional().catch(undefined),
});

export type JobData = z.infer<typeof jobData>;

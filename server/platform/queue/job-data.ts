import { z } from 'zod';

/** Set while a job waits for a version of the server that can run it. */
export const jobWaiting = z.object({ since: z.number(), reason: z.string() });

/** Stored data of a job: its payload, and the id of the request that started it. */
export const jobData = z.object({
  payload: z.record(z.string(), z.unknown()),
  request_id: z.string().nullable(),
  waiting: jobWaiting.optional().catch(undefined),
});

export type JobData = z.infer<typeof jobData>;

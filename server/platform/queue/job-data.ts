import { z } from 'zod';

/** Stored data of a job: its payload, and the id of the request that started it. */
export const jobData = z.object({ payload: z.record(z.string(), z.unknown()), request_id: z.string().nullable() });

export type JobData = z.infer<typeof jobData>;

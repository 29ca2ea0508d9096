import { z } from 'zod';

/** What a queued job carries: the payload of its definition, and the request whose work it is. */
export const jobData = z.object({ payload: z.record(z.string(), z.unknown()), request_id: z.string().nullable() });

export type JobData = z.infer<typeof jobData>;

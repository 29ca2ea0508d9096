import { z } from 'zod';
import { defineJob } from '../../../platform/queue/define-job.js';
import { matchingQueue } from './matching.queue.js';

/** A requested run; `use-cases/scope-generation.ts` decides its scope. */
export const generateMatches = defineJob({
  name: 'matching.generate-matches',
  queue: matchingQueue,
  payload: z.object({
    run_id: z.uuid(),
    seeker_id: z.uuid().nullable(),
    company_id: z.uuid().nullable(),
    job_id: z.uuid().nullable(),
    ends_with_request: z.boolean().default(false),
  }),
  attempts: 3,
  // A second request while the first run waits gets that run, but not one that may end with another request.
  jobId: ({ seeker_id, company_id, job_id, ends_with_request }) =>
    `${seeker_id ?? job_id ?? company_id ?? 'everything'}${ends_with_request ? '-awaited' : ''}`,
});

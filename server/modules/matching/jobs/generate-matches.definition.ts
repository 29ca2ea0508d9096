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
  }),
  attempts: 3,
  // A second request while the first run waits gets that run.
  jobId: ({ seeker_id, company_id, job_id }) => seeker_id ?? job_id ?? company_id ?? 'everything',
});

import { z } from 'zod';
import { defineJob } from '../../../platform/queue/define-job.js';
import { matchingQueue } from './matching.queue.js';

/**
 * Delay in milliseconds after a change, because changes come in bursts (a form that saves each field).
 * A computation that finds nothing new writes nothing.
 */
export const SETTLING_MS = 1_500;

/** One person against suitable postings. While one waits, another for the same person is dropped. */
export const recomputeForSeeker = defineJob({
  name: 'matching.recompute-for-seeker',
  queue: matchingQueue,
  payload: z.object({ user_id: z.uuid() }),
  jobId: (payload) => payload.user_id,
});

/** One posting against suitable people. While one waits, another for the same posting is dropped. */
export const recomputeForJob = defineJob({
  name: 'matching.recompute-for-job',
  queue: matchingQueue,
  payload: z.object({ job_id: z.uuid() }),
  jobId: (payload) => payload.job_id,
});

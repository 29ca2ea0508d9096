import { z } from 'zod';
import { defineJob } from '../../../platform/queue/define-job.js';
import { matchingQueue } from './matching.queue.js';

/**
 * Changes often come in bursts (a form that saves field by field). The computation waits this long (milliseconds) after one;
 * one that finds nothing new writes nothing.
 */
export const SETTLING_MS = 1_500;

/** One person against the postings that may suit. While one waits, another for the same person is dropped. */
export const recomputeForSeeker = defineJob({
  name: 'matching.recompute-for-seeker',
  queue: matchingQueue,
  payload: z.object({ user_id: z.uuid() }),
  jobId: (payload) => payload.user_id,
});

/** One posting against the people it may suit. While one waits, another for the same posting is dropped. */
export const recomputeForJob = defineJob({
  name: 'matching.recompute-for-job',
  queue: matchingQueue,
  payload: z.object({ job_id: z.uuid() }),
  jobId: (payload) => payload.job_id,
});

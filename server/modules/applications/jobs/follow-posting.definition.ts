import { z } from 'zod';
import { defineJob, on } from '../../../platform/queue/index.js';
import { jobClosed, jobPublished } from '../../jobs/index.js';
import { applicationsQueue } from './applications.queue.js';

export const followPosting = defineJob({
  name: 'applications.follow-posting',
  queue: applicationsQueue,
  payload: z.object({ job_id: z.uuid() }),
  jobId: (payload) => payload.job_id,
  startedBy: [on(jobClosed, ({ job_id }) => ({ job_id })), on(jobPublished, ({ job_id }) => ({ job_id }))],
});

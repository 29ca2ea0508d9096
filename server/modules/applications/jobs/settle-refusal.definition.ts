import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.js';
import { applicationsQueue } from './applications.queue.js';

/** Enqueued with each refusal; `event_id` is that refusal. If it was undone, the job does nothing. */
export const settleRefusal = defineJob({
  name: 'applications.settle-refusal',
  queue: applicationsQueue,
  payload: z.object({ application_id: z.uuid(), event_id: z.uuid() }),
  jobId: ({ event_id }) => event_id,
});

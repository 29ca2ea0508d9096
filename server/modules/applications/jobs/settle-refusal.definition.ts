import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.js';
import { applicationsQueue } from './applications.queue.js';

/** Asked for with each refusal; `event_id` is that refusal. One that was taken back is settled by nobody. */
export const settleRefusal = defineJob({
  name: 'applications.settle-refusal',
  queue: applicationsQueue,
  payload: z.object({ application_id: z.uuid(), event_id: z.uuid() }),
  jobId: ({ event_id }) => event_id,
});

import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.js';
import { mediaLimits } from '../domain/media-limits.js';
import { mediaChecksQueue } from './media.queue.js';

/** Checks what an encoder on another machine sent, and publishes the video. Runs again after a killed worker. */
export const checkEncoded = defineJob({
  name: 'media.check-encoded',
  queue: mediaChecksQueue,
  payload: z.object({ job_id: z.uuid() }),
  attempts: mediaLimits.attempts,
  backoff: { seconds: 2, maxSeconds: 60 },
  jobId: ({ job_id }) => job_id,
});

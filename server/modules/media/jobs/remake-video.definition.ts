import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.js';
import { mediaLimits } from '../domain/media-limits.js';
import { mediaErasureQueue, mediaLongQueue } from './media.queue.js';

/**
 * Makes the files of a finished video again from its original, because its owner changed the sound. It can be watched meanwhile, so
 * it waits with the long videos. Delivered at least once: only the last worker of the last request publishes its result.
 */
export const remakeVideo = defineJob({
  name: 'media.remake-video',
  queue: mediaLongQueue,
  payload: z.object({ video_id: z.uuid(), request: z.int().min(1) }),
  attempts: mediaLimits.attempts,
  backoff: { seconds: 2, maxSeconds: 60 },
  jobId: ({ video_id, request }) => `${video_id}-${request}`,
});

/** Deletes the files that a remake replaced, once their signed addresses have ended. */
export const eraseReplaced = defineJob({
  name: 'media.erase-replaced',
  queue: mediaErasureQueue,
  payload: z.object({ video_id: z.uuid(), request: z.int().min(1), keys: z.array(z.string()).max(50) }),
  attempts: 20,
  backoff: { seconds: 2, maxSeconds: 3600 },
  jobId: ({ video_id, request }) => `${video_id}-${request}`,
});

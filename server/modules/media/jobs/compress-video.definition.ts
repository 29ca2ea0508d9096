import { z } from 'zod';
import { defineJob, on } from '../../../platform/queue/index.js';
import type { Lane } from '../domain/lane.js';
import { mediaLimits } from '../domain/media-limits.js';
import { recordingUploaded, videoUploaded } from '../domain/video.events.js';
import { mediaLongQueue, mediaQueue } from './media.queue.js';

/**
 * Makes an uploaded video watchable. Delivered at least once: each worker gets a fencing token, and only the last one's result
 * counts. A rejected file ends the job; a fault on our side pauses the video and requests the job again.
 */
export const compressVideo = defineJob({
  name: 'media.compress-video',
  queue: mediaQueue,
  payload: z.object({ video_id: z.uuid() }),
  attempts: mediaLimits.attempts,
  backoff: { seconds: 2, maxSeconds: 60 },
  jobId: ({ video_id }) => video_id,
  startedBy: [
    on(videoUploaded, ({ video_id }) => ({ video_id })),
    on(recordingUploaded, ({ video_id }) => ({ video_id })),
  ],
});

/** The same for a video that was measured to be long. */
export const compressLongVideo = defineJob({
  name: 'media.compress-long-video',
  queue: mediaLongQueue,
  payload: z.object({ video_id: z.uuid() }),
  attempts: mediaLimits.attempts,
  backoff: { seconds: 2, maxSeconds: 60 },
  jobId: ({ video_id }) => video_id,
});

/** The job that continues a video of this lane. */
export const compressionIn = (lane: Lane): typeof compressVideo =>
  lane === 'long' ? compressLongVideo : compressVideo;

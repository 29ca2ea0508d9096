import { z } from 'zod';
import { Outbox } from '../../../platform/outbox/index.js';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
  on,
} from '../../../platform/queue/index.js';
import { mediaLimits } from '../domain/media-limits.js';
import { videoUploaded } from '../domain/video.events.js';
import { CompressVideo } from '../use-cases/compress-video.js';
import { FailProcessing } from '../use-cases/fail-processing.js';
import { mediaQueue } from './media.queue.js';

/**
 * Makes an uploaded video watchable. Delivered at least once: whoever takes the video on gets a number, and only the last
 * number's result counts. A refusal of the file is an end, not a failure; what is tried again is what is our fault.
 */
export const compressVideo = defineJob({
  name: 'media.compress-video',
  queue: mediaQueue,
  payload: z.object({ video_id: z.uuid() }),
  attempts: mediaLimits.attempts,
  backoff: { seconds: 2, maxSeconds: 60 },
  jobId: ({ video_id }) => video_id,
  startedBy: [on(videoUploaded, ({ video_id }) => ({ video_id }))],
});

@HandlesJob(compressVideo)
export class CompressVideoJob implements JobHandler<typeof compressVideo> {
  constructor(
    private readonly compress: CompressVideo,
    private readonly fail: FailProcessing,
    private readonly outbox: Outbox,
  ) {}

  async handle({ video_id }: { video_id: string }, context: JobContext): Promise<JobOutcome> {
    const outcome = await this.compress.execute(video_id, context);
    if (outcome !== 'busy') return outcome;
    await this.outbox.enqueue(compressVideo, { video_id }, { delayMs: mediaLimits.retryPlaceSeconds * 1000 });
    return 'skipped';
  }

  async exhausted({ video_id }: { video_id: string }): Promise<void> {
    await this.fail.execute(video_id, null, 'MEDIA.PROCESSING_FAILED');
  }
}

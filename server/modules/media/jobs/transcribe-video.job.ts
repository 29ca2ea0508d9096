import { z } from 'zod';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
  on,
} from '../../../platform/queue/index.js';
import { videoCompleted } from '../domain/video.events.js';
import { MediaRejected } from '../ffmpeg/ffmpeg.errors.js';
import { TranscribeVideo } from '../use-cases/transcribe-video.js';
import { mediaWordsQueue } from './media.queue.js';

/** Transcribes the speech if a service is configured. A video without sound has no transcript. */
export const transcribeVideo = defineJob({
  name: 'media.transcribe-video',
  queue: mediaWordsQueue,
  payload: z.object({ video_id: z.uuid() }),
  attempts: 4,
  backoff: { seconds: 30, maxSeconds: 1_800 },
  jobId: ({ video_id }) => video_id,
  startedBy: [on(videoCompleted, ({ video_id }) => ({ video_id }))],
});

@HandlesJob(transcribeVideo)
export class TranscribeVideoJob implements JobHandler<typeof transcribeVideo> {
  constructor(private readonly transcribe: TranscribeVideo) {}

  async handle({ video_id }: { video_id: string }, context: JobContext): Promise<JobOutcome> {
    try {
      return (await this.transcribe.execute(video_id, context)) ? 'done' : 'skipped';
    } catch (error) {
      if (error instanceof MediaRejected) return 'skipped';
      throw error;
    }
  }
}

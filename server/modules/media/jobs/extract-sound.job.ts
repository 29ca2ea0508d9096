import { z } from 'zod';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
  on,
} from '../../../platform/queue/index.js';
import { soundWanted } from '../domain/video.events.js';
import { MediaRejected } from '../ffmpeg/ffmpeg.errors.js';
import { ExtractSound } from '../use-cases/extract-sound.js';
import { mediaUpkeepQueue } from './media.queue.js';

/** Extracts the sound of a video into its own file when a blind review begins. A silent video has none. */
export const extractSound = defineJob({
  name: 'media.extract-sound',
  queue: mediaUpkeepQueue,
  payload: z.object({ video_id: z.uuid() }),
  attempts: 6,
  backoff: { seconds: 5, maxSeconds: 600 },
  jobId: ({ video_id }) => video_id,
  startedBy: [on(soundWanted, ({ video_id }) => ({ video_id }))],
});

@HandlesJob(extractSound)
export class ExtractSoundJob implements JobHandler<typeof extractSound> {
  constructor(private readonly extract: ExtractSound) {}

  async handle({ video_id }: { video_id: string }, { signal }: JobContext): Promise<JobOutcome> {
    try {
      return (await this.extract.execute(video_id, signal)) ? 'done' : 'skipped';
    } catch (error) {
      if (!(error instanceof MediaRejected)) throw error;
      await this.extract.noteSilent(video_id);
      return 'done';
    }
  }
}

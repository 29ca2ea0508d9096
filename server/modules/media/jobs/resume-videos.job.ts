import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { Outbox } from '../../../platform/outbox/index.js';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome } from '../../../platform/queue/index.js';
import { mediaLimits } from '../domain/media-limits.js';
import { StoredKeys } from '../persistence/stored-keys.js';
import { compressVideo } from './compress-video.definition.js';
import { mediaUpkeepQueue } from './media.queue.js';

/** Videos asked for again in one run; the next one follows in seconds. */
const MOST_STRANDED = 100;

/**
 * Asks again for videos whose work is missing, for example because Redis came back without its file. Rows know what is to be
 * done; work that is in the queue after all is known there by its name and dropped.
 */
export const resumeVideos = defineJob({
  name: 'media.resume-videos',
  queue: mediaUpkeepQueue,
  payload: z.object({}),
  attempts: 1,
  jobId: () => 'resume',
  schedule: { everySeconds: 20 },
});

@HandlesJob(resumeVideos)
export class ResumeVideosJob implements JobHandler<typeof resumeVideos> {
  constructor(
    private readonly keys: StoredKeys,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<JobOutcome> {
    const quietSince = new Date(this.clock.now().getTime() - mediaLimits.strandedSeconds * 1000);
    const stranded = await this.keys.stranded(quietSince, MOST_STRANDED);
    for (const video_id of stranded) await this.outbox.enqueue(compressVideo, { video_id });
    return stranded.length > 0 ? 'done' : 'skipped';
  }
}

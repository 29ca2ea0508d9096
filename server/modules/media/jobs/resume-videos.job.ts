import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { Outbox } from '../../../platform/outbox/index.js';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome } from '../../../platform/queue/index.js';
import { mediaLimits } from '../domain/media-limits.js';
import { RemakeRepository } from '../persistence/remake.repository.js';
import { StoredKeys } from '../persistence/stored-keys.js';
import { compressionIn } from './compress-video.definition.js';
import { remakeVideo } from './remake-video.definition.js';
import { mediaUpkeepQueue } from './media.queue.js';

/** Max videos requested per run; the next run follows in seconds. */
const MAX_VIDEOS = 100;

/**
 * Requests jobs again for videos whose job was lost, for example because Redis lost its data. The database knows which work is
 * missing; duplicates in the queue are dropped by name.
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
    private readonly remakes: RemakeRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<JobOutcome> {
    const quietSince = new Date(this.clock.now().getTime() - mediaLimits.strandedSeconds * 1000);
    const stranded = await this.keys.stranded(quietSince, MAX_VIDEOS);
    for (const { id, lane } of stranded) await this.outbox.enqueue(compressionIn(lane), { video_id: id });
    const remakes = await this.remakes.stranded(quietSince, MAX_VIDEOS);
    for (const { videoId, request } of remakes) await this.outbox.enqueue(remakeVideo, { video_id: videoId, request });
    return stranded.length + remakes.length > 0 ? 'done' : 'skipped';
  }
}

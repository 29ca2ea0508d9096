import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { Outbox } from '../../../platform/outbox/index.js';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome } from '../../../platform/queue/index.js';
import { mediaLimits } from '../domain/media-limits.js';
import { removeAbandonedFolders } from '../ffmpeg/work-folder.js';
import { FfmpegRuntime } from '../ffmpeg/ffmpeg-runtime.js';
import { StoredKeys } from '../persistence/stored-keys.js';
import { SweepStorage } from '../use-cases/sweep-storage.js';
import { SweepUploads } from '../use-cases/sweep-uploads.js';
import { compressVideo } from './compress-video.definition.js';
import { mediaUpkeepQueue } from './media.queue.js';

/** Videos asked for again in one sweep; the next one follows in minutes. */
const MOST_STRANDED = 100;

/**
 * The broom: uploads in pieces that ended or were given up, files that no row names, originals past their time, folders of dead workers, and videos whose job was lost (by
 * an emptied queue, say), which are asked for again so that none stays "processing" for ever.
 */
export const removeStaleUploads = defineJob({
  name: 'media.remove-stale-uploads',
  queue: mediaUpkeepQueue,
  payload: z.object({}),
  attempts: 3,
  jobId: () => 'sweep',
  schedule: { everySeconds: 600 },
});

@HandlesJob(removeStaleUploads)
export class RemoveStaleUploadsJob implements JobHandler<typeof removeStaleUploads> {
  constructor(
    private readonly sweep: SweepStorage,
    private readonly uploads: SweepUploads,
    private readonly keys: StoredKeys,
    private readonly outbox: Outbox,
    private readonly ffmpeg: FfmpegRuntime,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<JobOutcome> {
    const now = this.clock.now();
    const uploads = await this.uploads.execute();
    const { unfinished, orphans, originals } = await this.sweep.execute();
    const folders = await removeAbandonedFolders(await this.ffmpeg.confinement());
    const quietSince = new Date(now.getTime() - mediaLimits.strandedSeconds * 1000);
    const stranded = await this.keys.stranded(quietSince, MOST_STRANDED);
    for (const video_id of stranded) await this.outbox.enqueue(compressVideo, { video_id });
    return uploads + unfinished + orphans + originals + folders + stranded.length > 0 ? 'done' : 'skipped';
  }
}

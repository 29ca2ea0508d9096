import { z } from 'zod';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome } from '../../../platform/queue/index.js';
import { removeAbandonedFolders } from '../ffmpeg/work-folder.js';
import { FfmpegRuntime } from '../ffmpeg/ffmpeg-runtime.js';
import { SweepStorage } from '../use-cases/sweep-storage.js';
import { SweepUploads } from '../use-cases/sweep-uploads.js';
import { mediaUpkeepQueue } from './media.queue.js';

/** Cleans up: finished and abandoned resumable uploads, files without a row, expired originals, and folders of dead workers. */
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
    private readonly ffmpeg: FfmpegRuntime,
  ) {}

  async handle(): Promise<JobOutcome> {
    const uploads = await this.uploads.execute();
    const { unfinished, orphans, originals } = await this.sweep.execute();
    const folders = await removeAbandonedFolders(await this.ffmpeg.confinement());
    return uploads + unfinished + orphans + originals + folders > 0 ? 'done' : 'skipped';
  }
}

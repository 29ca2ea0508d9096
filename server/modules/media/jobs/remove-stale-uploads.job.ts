import { z } from 'zod';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
} from '../../../platform/queue/index.js';
import { removeAbandonedFolders } from '../ffmpeg/work-folder.js';
import { FfmpegRuntime } from '../ffmpeg/ffmpeg-runtime.js';
import { runEveryStep } from '../use-cases/run-every-step.js';
import { SweepStorage } from '../use-cases/sweep-storage.js';
import { SweepUploads } from '../use-cases/sweep-uploads.js';
import { mediaUpkeepQueue } from './media.queue.js';

/**
 * Cleans up what the rows allow: finished and abandoned resumable uploads, leftovers after their quarantine, expired originals; and folders
 * of dead workers. Each step alone: a failed one is tried again, and does not stop the others.
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
    private readonly ffmpeg: FfmpegRuntime,
  ) {}

  async handle(_: object, { signal, log }: JobContext): Promise<JobOutcome> {
    const count = await runEveryStep(
      [
        () => this.uploads.execute(signal),
        () => this.sweep.execute(signal),
        async () => removeAbandonedFolders(await this.ffmpeg.confinement()),
      ],
      signal,
      (error) => log.warn({ err: error }, 'a part of the cleaning failed'),
    );
    return count > 0 ? 'done' : 'skipped';
  }
}

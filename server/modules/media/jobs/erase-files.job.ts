import { z } from 'zod';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { recordingRemoved, videoRemoved } from '../domain/video.events.js';
import { EraseFiles } from '../use-cases/erase-files.js';
import { mediaErasureQueue } from './media.queue.js';

/** Deletes the files of a removed video, with retries until it succeeds, because people are promised that it is gone. */
export const eraseFiles = defineJob({
  name: 'media.erase-files',
  queue: mediaErasureQueue,
  payload: z.object({ video_id: z.uuid() }),
  attempts: 20,
  backoff: { seconds: 2, maxSeconds: 3600 },
  jobId: ({ video_id }) => video_id,
  startedBy: [
    on(videoRemoved, ({ video_id }) => ({ video_id })),
    on(recordingRemoved, ({ video_id }) => ({ video_id })),
  ],
});

@HandlesJob(eraseFiles)
export class EraseFilesJob implements JobHandler<typeof eraseFiles> {
  constructor(private readonly erase: EraseFiles) {}

  async handle({ video_id }: { video_id: string }): Promise<JobOutcome> {
    return (await this.erase.execute(video_id)) > 0 ? 'done' : 'skipped';
  }
}

import { z } from 'zod';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { fileRemoved } from '../domain/owned-file.events.js';
import { EraseFiles } from '../use-cases/erase-files.js';
import { mediaErasureQueue } from './media.queue.js';

/** Deletes the stored content of a removed picture or document, with retries until it succeeds. */
export const eraseOwnedFile = defineJob({
  name: 'media.erase-owned-file',
  queue: mediaErasureQueue,
  payload: z.object({ file_id: z.uuid() }),
  attempts: 20,
  backoff: { seconds: 2, maxSeconds: 3600 },
  jobId: ({ file_id }) => file_id,
  startedBy: [on(fileRemoved, ({ file_id }) => ({ file_id }))],
});

@HandlesJob(eraseOwnedFile)
export class EraseOwnedFileJob implements JobHandler<typeof eraseOwnedFile> {
  constructor(private readonly erase: EraseFiles) {}

  async handle({ file_id }: { file_id: string }): Promise<JobOutcome> {
    return (await this.erase.execute(file_id)) > 0 ? 'done' : 'skipped';
  }
}

import { z } from 'zod';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { defineJob, on } from '../../../platform/queue/define-job.js';
import { HandlesJob, type JobHandler } from '../../../platform/queue/handles-job.decorator.js';
import type { JobOutcome } from '../../../platform/queue/job-context.js';
import { jobChanged, jobPublished } from '../../jobs/index.js';
import { matchingQueue } from './matching.queue.js';
import { recomputeForJob, SETTLING_MS } from './recompute.definitions.js';

export const noteJobChange = defineJob({
  name: 'matching.note-job-change',
  queue: matchingQueue,
  payload: z.object({ job_id: z.uuid() }),
  jobId: (payload) => payload.job_id,
  startedBy: [on(jobPublished, ({ job_id }) => ({ job_id })), on(jobChanged, ({ job_id }) => ({ job_id }))],
});

/** After a posting was published or changed, schedules its matches with a short delay for more changes. */
@HandlesJob(noteJobChange)
export class NoteJobChangeJob implements JobHandler<typeof noteJobChange> {
  constructor(private readonly outbox: Outbox) {}

  async handle(payload: { job_id: string }): Promise<JobOutcome> {
    await this.outbox.enqueue(recomputeForJob, payload, { delayMs: SETTLING_MS });
    return 'done';
  }
}

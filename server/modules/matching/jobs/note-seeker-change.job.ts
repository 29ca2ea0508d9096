import { z } from 'zod';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { defineJob, on } from '../../../platform/queue/define-job.js';
import { HandlesJob, type JobHandler } from '../../../platform/queue/handles-job.decorator.js';
import type { JobOutcome } from '../../../platform/queue/job-context.js';
import { accountVisibilityChanged, exclusionsChanged, profileChanged } from '../../identity/index.js';
import { videoChanged, videoCompleted, videoRemoved } from '../../media/index.js';
import { matchingQueue } from './matching.queue.js';
import { recomputeForSeeker, SETTLING_MS } from './recompute.definitions.js';

export const noteSeekerChange = defineJob({
  name: 'matching.note-seeker-change',
  queue: matchingQueue,
  payload: z.object({ user_id: z.uuid() }),
  jobId: (payload) => payload.user_id,
  startedBy: [
    on(profileChanged, ({ user_id }) => ({ user_id })),
    on(accountVisibilityChanged, ({ user_id, visible }) => (visible ? { user_id } : null)),
    on(exclusionsChanged, ({ user_id }) => ({ user_id })),
    on(videoCompleted, ({ owner_id }) => ({ user_id: owner_id })),
    on(videoChanged, ({ owner_id }) => ({ user_id: owner_id })),
    on(videoRemoved, ({ owner_id }) => ({ user_id: owner_id })),
  ],
});

/** After a profile changed, schedules its matches with a short delay for more changes. */
@HandlesJob(noteSeekerChange)
export class NoteSeekerChangeJob implements JobHandler<typeof noteSeekerChange> {
  constructor(private readonly outbox: Outbox) {}

  async handle(payload: { user_id: string }): Promise<JobOutcome> {
    await this.outbox.enqueue(recomputeForSeeker, payload, { delayMs: SETTLING_MS });
    return 'done';
  }
}

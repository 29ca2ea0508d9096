import { z } from 'zod';
import {
  defineJob,
  defineQueue,
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  on,
} from '../../../platform/queue/index.js';
import { accountVisibilityChanged, exclusionsChanged, profileConcealed } from '../../identity/index.js';
import { DropHidden } from '../use-cases/drop-hidden.js';

/** Short database work of shortlists. */
export const shortlistsQueue = defineQueue({
  name: 'shortlists',
  concurrency: 1,
  lockSeconds: 30,
  stalledSeconds: 15,
});

export const dropHidden = defineJob({
  name: 'shortlists.drop-hidden',
  queue: shortlistsQueue,
  payload: z.object({ user_id: z.uuid() }),
  startedBy: [
    on(accountVisibilityChanged, ({ user_id }) => ({ user_id })),
    on(exclusionsChanged, ({ user_id }) => ({ user_id })),
    on(profileConcealed, ({ seeker_id }) => ({ user_id: seeker_id })),
  ],
});

/** Takes people off the lists of companies that may no longer see them. The lists hide them before, when they are read. */
@HandlesJob(dropHidden)
export class DropHiddenJob implements JobHandler<typeof dropHidden> {
  constructor(private readonly drop: DropHidden) {}

  async handle({ user_id: userId }: { user_id: string }): Promise<JobOutcome> {
    return (await this.drop.execute(userId)) ? 'done' : 'skipped';
  }
}

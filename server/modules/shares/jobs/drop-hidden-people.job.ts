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
import { DropHiddenPeople } from '../use-cases/drop-hidden-people.js';

/** Short database work of share links. */
export const sharesQueue = defineQueue({ name: 'shares', concurrency: 1, lockSeconds: 30, stalledSeconds: 15 });

export const dropHiddenPeople = defineJob({
  name: 'shares.drop-hidden-people',
  queue: sharesQueue,
  payload: z.object({ user_id: z.uuid() }),
  startedBy: [
    on(accountVisibilityChanged, ({ user_id }) => ({ user_id })),
    on(exclusionsChanged, ({ user_id }) => ({ user_id })),
    on(profileConcealed, ({ seeker_id }) => ({ user_id: seeker_id })),
  ],
});

/** Takes people out of links who hide from the company. The links hide them before, whenever they are read. */
@HandlesJob(dropHiddenPeople)
export class DropHiddenPeopleJob implements JobHandler<typeof dropHiddenPeople> {
  constructor(private readonly drop: DropHiddenPeople) {}

  async handle({ user_id: userId }: { user_id: string }): Promise<JobOutcome> {
    return (await this.drop.execute(userId)) ? 'done' : 'skipped';
  }
}

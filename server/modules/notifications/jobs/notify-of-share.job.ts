import {
  defineJob,
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  on,
  type PayloadOf,
} from '../../../platform/queue/index.js';
import { sharedProfileOpened } from '../../shares/index.js';
import { NotifyOfShare } from '../use-cases/notify-of-share.js';
import { notificationsQueue } from './notifications.queue.js';

export const notifyOfShare = defineJob({
  name: 'notifications.notify-of-share',
  queue: notificationsQueue,
  payload: sharedProfileOpened.schema,
  jobId: ({ person_id }) => person_id,
  startedBy: [on(sharedProfileOpened, (event) => event)],
});

/** Notifies a person whom a reader of a share link saw. */
@HandlesJob(notifyOfShare)
export class NotifyOfShareJob implements JobHandler<typeof notifyOfShare> {
  constructor(private readonly notify: NotifyOfShare) {}

  async handle(event: PayloadOf<typeof notifyOfShare>): Promise<JobOutcome> {
    const isNew = await this.notify.execute({
      personId: event.person_id,
      seekerId: event.seeker_id,
      companyId: event.company_id,
    });
    return isNew ? 'done' : 'skipped';
  }
}

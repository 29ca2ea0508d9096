import {
  defineJob,
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  on,
  type PayloadOf,
} from '../../../platform/queue/index.js';
import { scheduledRefused } from '../../messaging/index.js';
import { Notify } from '../use-cases/notify.js';
import { notificationsQueue } from './notifications.queue.js';

export const notifyOfScheduled = defineJob({
  name: 'notifications.tell-of-scheduled',
  queue: notificationsQueue,
  payload: scheduledRefused.schema,
  jobId: ({ scheduled_id }) => scheduled_id,
  startedBy: [on(scheduledRefused, (event) => event)],
});

/** Notifies a recruiter that a scheduled message was not sent. The notification has no name, because the person may be masked. */
@HandlesJob(notifyOfScheduled)
export class NotifyOfScheduledJob implements JobHandler<typeof notifyOfScheduled> {
  constructor(private readonly notify: Notify) {}

  async handle(event: PayloadOf<typeof notifyOfScheduled>): Promise<JobOutcome> {
    const isNew = await this.notify.execute({
      accountId: event.author_id,
      news: 'SCHEDULED_MESSAGE_REFUSED',
      eventKey: `scheduled/${event.scheduled_id}`,
      params: {},
      path: `/messages?userId=${event.receiver_id}`,
      aboutId: event.receiver_id,
    });
    return isNew ? 'done' : 'skipped';
  }
}

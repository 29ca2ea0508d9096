import {
  defineJob,
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  on,
  type PayloadOf,
} from '../../../platform/queue/index.js';
import { noteMentioned } from '../../applications/index.js';
import { NotifyOfMention } from '../use-cases/notify-of-mention.js';
import { notificationsQueue } from './notifications.queue.js';

export const notifyOfMention = defineJob({
  name: 'notifications.tell-of-mention',
  queue: notificationsQueue,
  payload: noteMentioned.schema,
  jobId: ({ note_id }) => note_id,
  startedBy: [on(noteMentioned, (event) => event)],
});

/** Notifies colleagues whom a note mentions. */
@HandlesJob(notifyOfMention)
export class NotifyOfMentionJob implements JobHandler<typeof notifyOfMention> {
  constructor(private readonly notify: NotifyOfMention) {}

  async handle(event: PayloadOf<typeof notifyOfMention>): Promise<JobOutcome> {
    const isNotified = await this.notify.execute({
      noteId: event.note_id,
      applicationId: event.application_id,
      jobId: event.job_id,
      companyId: event.company_id,
      accountIds: event.account_ids,
    });
    return isNotified ? 'done' : 'skipped';
  }
}

import {
  defineJob,
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  on,
  type PayloadOf,
} from '../../../platform/queue/index.js';
import { noteMentioned } from '../../applications/index.js';
import { TellOfMention } from '../use-cases/tell-of-mention.js';
import { notificationsQueue } from './notifications.queue.js';

export const tellOfMention = defineJob({
  name: 'notifications.tell-of-mention',
  queue: notificationsQueue,
  payload: noteMentioned.schema,
  jobId: ({ note_id }) => note_id,
  startedBy: [on(noteMentioned, (event) => event)],
});

/** Notifies colleagues whom a note mentions. */
@HandlesJob(tellOfMention)
export class TellOfMentionJob implements JobHandler<typeof tellOfMention> {
  constructor(private readonly tell: TellOfMention) {}

  async handle(event: PayloadOf<typeof tellOfMention>): Promise<JobOutcome> {
    const told = await this.tell.execute({
      noteId: event.note_id,
      applicationId: event.application_id,
      jobId: event.job_id,
      companyId: event.company_id,
      accountIds: event.account_ids,
    });
    return told ? 'done' : 'skipped';
  }
}

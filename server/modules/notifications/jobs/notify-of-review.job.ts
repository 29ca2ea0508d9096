import {
  defineJob,
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  on,
  type PayloadOf,
} from '../../../platform/queue/index.js';
import { companyReviewed } from '../../companies/index.js';
import { NotifyOfReview } from '../use-cases/notify-of-review.js';
import { notificationsQueue } from './notifications.queue.js';

export const notifyOfReview = defineJob({
  name: 'notifications.tell-of-review',
  queue: notificationsQueue,
  payload: companyReviewed.schema,
  jobId: ({ event_id }) => event_id,
  startedBy: [on(companyReviewed, (event) => event)],
});

@HandlesJob(notifyOfReview)
export class NotifyOfReviewJob implements JobHandler<typeof notifyOfReview> {
  constructor(private readonly notify: NotifyOfReview) {}

  async handle(event: PayloadOf<typeof notifyOfReview>): Promise<JobOutcome> {
    const { company_id: companyId, event_id: eventId, status, reason } = event;
    await this.notify.execute({ companyId, eventId, status, reason });
    return 'done';
  }
}

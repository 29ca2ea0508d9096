import {
  defineJob,
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  on,
  type PayloadOf,
} from '../../../platform/queue/index.js';
import { companyReviewed } from '../../companies/index.js';
import { TellOfReview } from '../use-cases/tell-of-review.js';
import { notificationsQueue } from './notifications.queue.js';

export const tellOfReview = defineJob({
  name: 'notifications.tell-of-review',
  queue: notificationsQueue,
  payload: companyReviewed.schema,
  jobId: ({ event_id }) => event_id,
  startedBy: [on(companyReviewed, (event) => event)],
});

@HandlesJob(tellOfReview)
export class TellOfReviewJob implements JobHandler<typeof tellOfReview> {
  constructor(private readonly tell: TellOfReview) {}

  async handle(event: PayloadOf<typeof tellOfReview>): Promise<JobOutcome> {
    const { company_id: companyId, event_id: eventId, status, reason } = event;
    await this.tell.execute({ companyId, eventId, status, reason });
    return 'done';
  }
}

import type { z } from 'zod';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { videoBought } from '../../reservations/index.js';
import { NotifyOfSale } from '../use-cases/notify-of-sale.js';
import { notificationsQueue } from './notifications.queue.js';

export const notifyOfSale = defineJob({
  name: 'notifications.tell-of-sale',
  queue: notificationsQueue,
  payload: videoBought.schema,
  jobId: ({ video_id, company_id }) => `${video_id}/${company_id}`,
  startedBy: [on(videoBought, (event) => event)],
});

@HandlesJob(notifyOfSale)
export class NotifyOfSaleJob implements JobHandler<typeof notifyOfSale> {
  constructor(private readonly notify: NotifyOfSale) {}

  async handle(event: z.output<typeof videoBought.schema>): Promise<JobOutcome> {
    await this.notify.execute({ videoId: event.video_id, seekerId: event.seeker_id, companyId: event.company_id });
    return 'done';
  }
}

import type { z } from 'zod';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { videoBought } from '../../reservations/index.js';
import { TellOfSale } from '../use-cases/tell-of-sale.js';
import { notificationsQueue } from './notifications.queue.js';

export const tellOfSale = defineJob({
  name: 'notifications.tell-of-sale',
  queue: notificationsQueue,
  payload: videoBought.schema,
  jobId: ({ video_id, company_id }) => `${video_id}/${company_id}`,
  startedBy: [on(videoBought, (event) => event)],
});

@HandlesJob(tellOfSale)
export class TellOfSaleJob implements JobHandler<typeof tellOfSale> {
  constructor(private readonly tell: TellOfSale) {}

  async handle(event: z.output<typeof videoBought.schema>): Promise<JobOutcome> {
    await this.tell.execute({ videoId: event.video_id, seekerId: event.seeker_id, companyId: event.company_id });
    return 'done';
  }
}

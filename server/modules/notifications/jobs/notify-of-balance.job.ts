import type { z } from 'zod';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { balanceRanLow } from '../../billing/index.js';
import { Notify } from '../use-cases/notify.js';
import { notificationsQueue } from './notifications.queue.js';

export const notifyOfBalance = defineJob({
  name: 'notifications.tell-of-balance',
  queue: notificationsQueue,
  payload: balanceRanLow.schema,
  jobId: ({ owner_id, at }) => `${owner_id}/${Date.parse(at)}`,
  startedBy: [on(balanceRanLow, (event) => event)],
});

/** Notifies the owner on the site that few credits are left; billing sends the email. */
@HandlesJob(notifyOfBalance)
export class NotifyOfBalanceJob implements JobHandler<typeof notifyOfBalance> {
  constructor(private readonly notify: Notify) {}

  async handle({ owner_id, below, at }: z.output<typeof balanceRanLow.schema>): Promise<JobOutcome> {
    const isNew = await this.notify.execute({
      accountId: owner_id,
      news: 'LOW_BALANCE',
      eventKey: at,
      params: { credits: below },
      path: '/subscription',
    });
    return isNew ? 'done' : 'skipped';
  }
}

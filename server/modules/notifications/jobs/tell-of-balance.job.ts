import type { z } from 'zod';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { balanceRanLow } from '../../billing/index.js';
import { Notify } from '../use-cases/notify.js';
import { notificationsQueue } from './notifications.queue.js';

export const tellOfBalance = defineJob({
  name: 'notifications.tell-of-balance',
  queue: notificationsQueue,
  payload: balanceRanLow.schema,
  jobId: ({ owner_id, at }) => `${owner_id}/${Date.parse(at)}`,
  startedBy: [on(balanceRanLow, (event) => event)],
});

/** Few credits are left: their owner reads it on the site, beside billing's email. */
@HandlesJob(tellOfBalance)
export class TellOfBalanceJob implements JobHandler<typeof tellOfBalance> {
  constructor(private readonly notify: Notify) {}

  async handle({ owner_id, below, at }: z.output<typeof balanceRanLow.schema>): Promise<JobOutcome> {
    const isTold = await this.notify.execute({
      accountId: owner_id,
      news: 'LOW_BALANCE',
      eventKey: at,
      params: { credits: below },
      path: '/subscription',
    });
    return isTold ? 'done' : 'skipped';
  }
}

import type { z } from 'zod';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { stageActionDue } from '../../applications/index.js';
import { NotifyOfStageAction } from '../use-cases/notify-of-stage-action.js';
import { notificationsQueue } from './notifications.queue.js';

export const notifyOfStageAction = defineJob({
  name: 'notifications.tell-of-stage-action',
  queue: notificationsQueue,
  payload: stageActionDue.schema,
  jobId: ({ action_id }) => action_id,
  startedBy: [on(stageActionDue, (event) => event)],
});

@HandlesJob(notifyOfStageAction)
export class NotifyOfStageActionJob implements JobHandler<typeof notifyOfStageAction> {
  constructor(private readonly notify: NotifyOfStageAction) {}

  async handle(event: z.output<typeof stageActionDue.schema>): Promise<JobOutcome> {
    return (await this.notify.execute(event)) ? 'done' : 'skipped';
  }
}

import {
  defineJob,
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  on,
  type PayloadOf,
} from '../../../platform/queue/index.js';
import { pairReopened } from '../../reservations/index.js';
import { NotifyOfReopening } from '../use-cases/notify-of-reopening.js';
import { notificationsQueue } from './notifications.queue.js';

export const notifyOfReopening = defineJob({
  name: 'notifications.tell-of-reopening',
  queue: notificationsQueue,
  payload: pairReopened.schema,
  jobId: ({ event_id }) => event_id,
  startedBy: [on(pairReopened, (event) => event)],
});

@HandlesJob(notifyOfReopening)
export class NotifyOfReopeningJob implements JobHandler<typeof notifyOfReopening> {
  constructor(private readonly notify: NotifyOfReopening) {}

  async handle({
    event_id: eventId,
    recruiter_id: recruiterId,
  }: PayloadOf<typeof notifyOfReopening>): Promise<JobOutcome> {
    await this.notify.execute({ eventId, recruiterId });
    return 'done';
  }
}

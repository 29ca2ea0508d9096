import {
  defineJob,
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  on,
  type PayloadOf,
} from '../../../platform/queue/index.js';
import { pairReopened } from '../../reservations/index.js';
import { TellOfReopening } from '../use-cases/tell-of-reopening.js';
import { notificationsQueue } from './notifications.queue.js';

export const tellOfReopening = defineJob({
  name: 'notifications.tell-of-reopening',
  queue: notificationsQueue,
  payload: pairReopened.schema,
  jobId: ({ event_id }) => event_id,
  startedBy: [on(pairReopened, (event) => event)],
});

@HandlesJob(tellOfReopening)
export class TellOfReopeningJob implements JobHandler<typeof tellOfReopening> {
  constructor(private readonly tell: TellOfReopening) {}

  async handle({
    event_id: eventId,
    recruiter_id: recruiterId,
  }: PayloadOf<typeof tellOfReopening>): Promise<JobOutcome> {
    await this.tell.execute({ eventId, recruiterId });
    return 'done';
  }
}

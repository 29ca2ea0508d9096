import { z } from 'zod';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
} from '../../../platform/queue/index.js';
import { RemindSeekers } from '../use-cases/remind-seekers.js';
import { reservationsQueue } from './reservations.queue.js';

export const remindSeekers = defineJob({
  name: 'reservations.remind-seekers',
  queue: reservationsQueue,
  payload: z.object({}),
  schedule: { everySeconds: 300 },
});

/** Every five minutes: emails people who have one day left to decide. */
@HandlesJob(remindSeekers)
export class RemindSeekersJob implements JobHandler<typeof remindSeekers> {
  constructor(private readonly remind: RemindSeekers) {}

  async handle(_payload: object, context: JobContext): Promise<JobOutcome> {
    return (await this.remind.execute(context.signal)) > 0 ? 'done' : 'skipped';
  }
}

import { z } from 'zod';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
} from '../../../platform/queue/index.js';
import { ExpireReservations } from '../use-cases/expire-reservations.js';
import { reservationsQueue } from './reservations.queue.js';

export const expireReservations = defineJob({
  name: 'reservations.expire-reservations',
  queue: reservationsQueue,
  payload: z.object({}),
  schedule: { everySeconds: 20 },
});

/** Three times a minute, so that no credit stays on hold for more than a minute after expiry. */
@HandlesJob(expireReservations)
export class ExpireReservationsJob implements JobHandler<typeof expireReservations> {
  constructor(private readonly expire: ExpireReservations) {}

  async handle(_payload: object, context: JobContext): Promise<JobOutcome> {
    return (await this.expire.due(context.signal)) > 0 ? 'done' : 'skipped';
  }
}

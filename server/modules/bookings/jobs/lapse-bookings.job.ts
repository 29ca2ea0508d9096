import { z } from 'zod';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
} from '../../../platform/queue/index.js';
import { LapseBookings } from '../use-cases/lapse-bookings.js';
import { bookingEmailsQueue } from './bookings.queue.js';

export const lapseBookings = defineJob({
  name: 'bookings.lapse-bookings',
  queue: bookingEmailsQueue,
  payload: z.object({}),
  schedule: { everySeconds: 60 },
});

/** Every minute: cancels bookings whose address was not confirmed in time. Readers and new bookings do not depend on it. */
@HandlesJob(lapseBookings)
export class LapseBookingsJob implements JobHandler<typeof lapseBookings> {
  constructor(private readonly lapse: LapseBookings) {}

  async handle(_payload: object, context: JobContext): Promise<JobOutcome> {
    return (await this.lapse.due(context.signal)) > 0 ? 'done' : 'skipped';
  }
}

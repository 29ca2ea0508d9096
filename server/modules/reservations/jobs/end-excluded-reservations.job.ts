import { z } from 'zod';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { exclusionsChanged } from '../../identity/index.js';
import { EndExcluded } from '../use-cases/end-excluded.js';
import { reservationsQueue } from './reservations.queue.js';

export const endExcludedReservations = defineJob({
  name: 'reservations.end-excluded-reservations',
  queue: reservationsQueue,
  payload: z.object({ user_id: z.uuid() }),
  jobId: (payload) => payload.user_id,
  startedBy: [on(exclusionsChanged, ({ user_id }) => ({ user_id }))],
});

/** Ends reservations after a person hides from a company. Without delay, because they must no longer be seen there. */
@HandlesJob(endExcludedReservations)
export class EndExcludedReservationsJob implements JobHandler<typeof endExcludedReservations> {
  constructor(private readonly end: EndExcluded) {}

  async handle({ user_id: seekerId }: { user_id: string }): Promise<JobOutcome> {
    return (await this.end.execute(seekerId)) > 0 ? 'done' : 'skipped';
  }
}

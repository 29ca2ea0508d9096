import { z } from 'zod';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { companyRemoved } from '../../companies/index.js';
import { ReservationRepository } from '../persistence/reservation.repository.js';
import { EndReservations } from '../use-cases/end-reservations.js';
import { reservationsQueue } from './reservations.queue.js';

export const endCompanyReservations = defineJob({
  name: 'reservations.end-company-reservations',
  queue: reservationsQueue,
  payload: z.object({ company_id: z.uuid() }),
  jobId: (payload) => payload.company_id,
  startedBy: [on(companyRemoved, ({ company_id }) => ({ company_id }))],
});

/** Ends the reservations of a removed company. */
@HandlesJob(endCompanyReservations)
export class EndCompanyReservationsJob implements JobHandler<typeof endCompanyReservations> {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly end: EndReservations,
  ) {}

  async handle({ company_id: companyId }: { company_id: string }): Promise<JobOutcome> {
    const waiting = await this.reservations.findOpen({ companyId }, ['ACTIVE']);
    const ended = await this.end.execute(waiting, {
      waiting: 'CANCELLED',
      withMatches: false,
      side: 'RECRUITER',
      actorId: null,
    });
    return ended > 0 ? 'done' : 'skipped';
  }
}

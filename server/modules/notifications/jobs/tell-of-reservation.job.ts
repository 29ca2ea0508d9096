import { z } from 'zod';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { reservationChanged } from '../../reservations/index.js';
import { TellOfReservation } from '../use-cases/tell-of-reservation.js';
import { notificationsQueue } from './notifications.queue.js';

export const tellOfReservation = defineJob({
  name: 'notifications.tell-of-reservation',
  queue: notificationsQueue,
  payload: reservationChanged.schema,
  jobId: ({ reservation_id, status }) => `${reservation_id}/${status}`,
  startedBy: [on(reservationChanged, (event) => event)],
});

@HandlesJob(tellOfReservation)
export class TellOfReservationJob implements JobHandler<typeof tellOfReservation> {
  constructor(private readonly tell: TellOfReservation) {}

  async handle(event: z.output<typeof reservationChanged.schema>): Promise<JobOutcome> {
    await this.tell.execute({
      id: event.reservation_id,
      seekerId: event.seeker_id,
      recruiterId: event.recruiter_id,
      companyId: event.company_id,
      status: event.status,
      by: event.by,
    });
    return 'done';
  }
}

import { z } from 'zod';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { reservationChanged } from '../../reservations/index.js';
import { NotifyOfReservation } from '../use-cases/notify-of-reservation.js';
import { notificationsQueue } from './notifications.queue.js';

export const notifyOfReservation = defineJob({
  name: 'notifications.tell-of-reservation',
  queue: notificationsQueue,
  payload: reservationChanged.schema,
  jobId: ({ reservation_id, status }) => `${reservation_id}/${status}`,
  startedBy: [on(reservationChanged, (event) => event)],
});

@HandlesJob(notifyOfReservation)
export class NotifyOfReservationJob implements JobHandler<typeof notifyOfReservation> {
  constructor(private readonly notify: NotifyOfReservation) {}

  async handle(event: z.output<typeof reservationChanged.schema>): Promise<JobOutcome> {
    await this.notify.execute({
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

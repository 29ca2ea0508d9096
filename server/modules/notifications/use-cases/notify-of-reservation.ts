import { Injectable } from '@nestjs/common';
import { realtimeEventId } from '../../../platform/realtime/event-id.js';
import { RealtimePublisher } from '../../../platform/realtime/realtime-publisher.js';
import { newsOfReservation, type ReservationStep } from '../domain/news-of-reservation.js';
import { PublicWords } from '../queries/public-words.query.js';
import { Notify } from './notify.js';

export interface ReservationNews extends ReservationStep {
  readonly id: string;
  readonly seekerId: string;
  readonly recruiterId: string;
  readonly companyId: string;
}

/** A reservation changed: updates both screens and notifies the side that did not act. The reservations module sends the emails. */
@Injectable()
export class NotifyOfReservation {
  constructor(
    private readonly realtime: RealtimePublisher,
    private readonly words: PublicWords,
    private readonly notify: Notify,
  ) {}

  async execute({ id, seekerId, recruiterId, companyId, status, by }: ReservationNews): Promise<void> {
    await this.realtime.publish([seekerId, recruiterId], {
      type: 'reservation.changed',
      id: realtimeEventId('reservation.changed', id, status),
      payload: { reservation_id: id, status },
    });
    const params = (await this.words.ofCompany(companyId)) ?? { company: '' };
    for (const { to, news } of newsOfReservation({ status, by })) {
      await this.notify.execute({
        accountId: to === 'SEEKER' ? seekerId : recruiterId,
        news,
        eventKey: `${id}/${status}`,
        // Recruiters know their own company, and must not read the candidate's name.
        params: to === 'SEEKER' ? params : {},
        path: to === 'SEEKER' ? '/reservations' : '/recruiter/reservations',
      });
    }
  }
}

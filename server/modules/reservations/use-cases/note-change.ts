import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { Side } from '../domain/letters.js';
import type { Reservation } from '../domain/reservation.entity.js';
import { ReservationEvent } from '../domain/reservation-event.entity.js';
import { reservationChanged } from '../domain/reservation.events.js';
import type { ReservationParty, ReservationStatus } from '../domain/reservation-lifecycle.js';

export interface Change {
  /** Null where it began. */
  readonly from: ReservationStatus | null;
  readonly party: ReservationParty;
  /** The side that acted, whatever it did; null for the clock, and where a match took the place of the question. */
  readonly side: Side | null;
  readonly actorId: string | null;
  readonly at: Date;
}

/** Writes down what happened to a reservation and says so, in the transaction in which it happens. One step of use cases. */
@Injectable()
export class NoteChange {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
  ) {}

  async execute(reservation: Reservation, { from, party, side, actorId, at }: Change): Promise<void> {
    const { id, seekerId, recruiterId, companyId, status } = reservation;
    this.em.persist(
      Object.assign(new ReservationEvent(), {
        id: newId(),
        reservationId: id,
        fromStatus: from,
        toStatus: status,
        party,
        actorId,
        at,
      }),
    );
    await this.outbox.publish(reservationChanged, {
      reservation_id: id,
      seeker_id: seekerId,
      recruiter_id: recruiterId,
      company_id: companyId,
      status,
      by: side,
    });
  }
}

import { Injectable } from '@nestjs/common';
import { LateWrites } from '../../../platform/database/late-writes.js';
import { newId } from '../../../platform/ids/new-id.js';
import type { PayloadOf } from '../../../platform/outbox/define-event.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { Side } from '../domain/emails.js';
import type { Reservation } from '../domain/reservation.entity.js';
import { reservationChanged } from '../domain/reservation.events.js';
import type { ReservationParty, ReservationStatus } from '../domain/reservation-lifecycle.js';
import { closingOf } from '../domain/pair-closing.js';
import { ClosedPairs } from '../persistence/closed-pairs.js';

export interface Change {
  /** Null for a new reservation. */
  readonly from: ReservationStatus | null;
  readonly party: ReservationParty;
  /** The side that acted; null for expiry, and if a match replaced the reservation. */
  readonly side: Side | null;
  readonly actorId: string | null;
  readonly at: Date;
}

/**
 * Records a change of a reservation, closes or opens the pair accordingly, and publishes the event, in the same transaction. A
 * step of use cases that hold the pair's lock.
 */
@Injectable()
export class NoteChange {
  constructor(
    private readonly late: LateWrites,
    private readonly closedPairs: ClosedPairs,
    private readonly outbox: Outbox,
  ) {}

  async execute(reservation: Reservation, change: Change): Promise<void> {
    await this.outbox.publish(reservationChanged, await this.write(reservation, change));
  }

  /** The same for a command. @returns the payload of its event `reservationChanged` */
  async write(
    reservation: Reservation,
    { from, party, side, actorId, at }: Change,
  ): Promise<PayloadOf<typeof reservationChanged>> {
    const { id, seekerId, recruiterId, companyId, status } = reservation;
    this.late.add(
      `insert into reservation_event (id, reservation_id, from_status, to_status, party, actor_id, at)
       values (?, ?, ?, ?, ?, ?, ?)`,
      [newId(), id, from, status, party, actorId, at],
    );
    const closing = closingOf({ from, to: status, side, isConsequence: party === 'CONSEQUENCE' });
    if (closing) reservation.cooldownUntil = await this.closedPairs.move({ companyId, seekerId }, closing, at);
    return {
      reservation_id: id,
      seeker_id: seekerId,
      recruiter_id: recruiterId,
      company_id: companyId,
      status,
      by: side,
    };
  }
}

import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { ReasonWithoutRefusal, ReservationActionRefused } from '../domain/reservation.errors.js';
import { partyOf } from '../domain/reservation.policy.js';
import type { UpdateReservationRequest } from '../http/reservations.contract.js';
import { ReservationRepository } from '../persistence/reservation.repository.js';
import { AcceptReservation } from './accept-reservation.js';
import { CancelReservation } from './cancel-reservation.js';
import { DeclineReservation } from './decline-reservation.js';
import { ExpireReservations } from './expire-reservations.js';
import { MarkHired } from './mark-hired.js';

/** One of the two asks for another status; each has an action of its own. */
@Injectable()
export class AnswerReservation {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly expire: ExpireReservations,
    private readonly accept: AcceptReservation,
    private readonly decline: DeclineReservation,
    private readonly cancel: CancelReservation,
    private readonly hire: MarkHired,
  ) {}

  /**
   * @throws NotFound for a reservation that is none of the caller's business, as for one that does not exist.
   * @throws ReasonWithoutRefusal, and what the action throws.
   */
  async execute(actor: Actor, id: string, { status, reason = null }: UpdateReservationRequest): Promise<void> {
    const pair = await this.reservations.pairOf(id);
    const party = pair && partyOf(actor, pair);
    if (!party) throw new NotFound();
    if (reason !== null && status !== 'REJECTED') throw new ReasonWithoutRefusal();
    // In a transaction of its own: what has run out stays so, whatever is asked of it.
    await this.expire.one(id);
    switch (status) {
      case 'MATCHED':
        return this.accept.execute(id, party, actor.id);
      case 'REJECTED':
        return this.decline.execute(id, party, actor.id, reason);
      case 'CANCELLED':
        return this.cancel.execute(id, party, actor.id);
      case 'HIRED':
        return this.hire.execute(id, party, actor.id);
      case 'ACTIVE':
      case 'EXPIRED':
        // Time alone leads there.
        throw new ReservationActionRefused((await this.reservations.statusOf(id)) ?? status, status);
    }
  }
}

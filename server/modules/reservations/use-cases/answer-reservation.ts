import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import {
  NeverAgainWithoutRefusal,
  ReasonWithoutRefusal,
  ReservationActionRefused,
} from '../domain/reservation.errors.js';
import type { Side } from '../domain/letters.js';
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
   * @throws ReasonWithoutRefusal, NeverAgainWithoutRefusal, and what the action throws.
   */
  async execute(actor: Actor, id: string, asked: UpdateReservationRequest): Promise<void> {
    const { status, reason = null, never_again: neverAgain = false } = asked;
    const pair = await this.reservations.pairOf(id);
    const party = pair && partyOf(actor, pair);
    if (!party) throw new NotFound();
    if (reason !== null && status !== 'REJECTED') throw new ReasonWithoutRefusal();
    if (neverAgain && status !== 'REJECTED') throw new NeverAgainWithoutRefusal();
    // In a transaction of its own: what has run out stays so, whatever is asked of it.
    await this.expire.one(id);
    try {
      await this.act(actor, id, party, asked);
    } catch (error) {
      if (!(error instanceof ReservationActionRefused)) throw error;
      throw await this.refusalOf(id);
    }
  }

  private async act(actor: Actor, id: string, party: Side, asked: UpdateReservationRequest): Promise<void> {
    switch (asked.status) {
      case 'MATCHED':
        return this.accept.execute(id, party, actor.id);
      case 'REJECTED':
        return this.decline.execute(id, party, actor.id, {
          reason: asked.reason ?? null,
          neverAgain: asked.never_again ?? false,
        });
      case 'CANCELLED':
        return this.cancel.execute(id, party, actor.id);
      case 'HIRED':
        return this.hire.execute(id, party, actor.id);
      case 'ACTIVE':
      case 'EXPIRED':
        // Time alone leads there.
        throw await this.refusalOf(id);
    }
  }

  /** Says where it stands by now, and since when. */
  private async refusalOf(id: string): Promise<NotFound | ReservationActionRefused> {
    const standing = await this.reservations.standingOf(id);
    return standing ? new ReservationActionRefused(standing.status, standing.since) : new NotFound();
  }
}

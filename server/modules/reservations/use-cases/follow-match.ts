import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { CreditsFacade } from '../../credits/index.js';
import type { MatchMove } from '../../matching/index.js';
import { ReservationRepository } from '../persistence/reservation.repository.js';
import { NoteChange } from './note-change.js';

/**
 * A match moved, and the reservation it came from moves with it. A match that was confirmed in another way ends the reservation
 * that still waits between the two: there is nothing left to ask, and what was set aside goes back. One step of what moves a match,
 * which holds the pair's lock; it knows nothing of matching, so that neither asks the other in a circle.
 */
@Injectable()
export class FollowMatch {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly note: NoteChange,
    private readonly credits: CreditsFacade,
    private readonly time: DatabaseTime,
  ) {}

  async execute({ matchId, seekerId, companyId, status, by: side, actorId }: MatchMove): Promise<void> {
    if (status === 'HIRED' || status === 'CANCELLED') {
      const now = await this.time.now();
      for (const reservation of await this.reservations.findOfMatch(matchId)) {
        const from = reservation.move(status, side, now);
        await this.note.execute(reservation, { from, party: side, side, actorId, at: now });
      }
      return;
    }
    if (status !== 'MATCHED') return;
    for (const reservation of await this.reservations.findActiveBetween(companyId, seekerId)) {
      const now = await this.time.now();
      const from = reservation.move('CANCELLED', 'CONSEQUENCE', now);
      await this.note.execute(reservation, { from, party: 'CONSEQUENCE', side: null, actorId, at: now });
      // The profile stays open: it is for a closer reason now.
      if (reservation.holdId !== null) await this.credits.release(reservation.holdId);
    }
  }
}

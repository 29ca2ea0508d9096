import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { CreditsFacade } from '../../credits/index.js';
import type { MatchMove } from '../../matching/index.js';
import { ReservationRepository } from '../persistence/reservation.repository.js';
import { NoteChange } from './note-change.js';

/**
 * Moves the reservation together with its match. If the match was confirmed elsewhere, the ACTIVE reservation between the two
 * ends and its credit is released.
 * A step inside a move of the match, which holds the pair's lock. It does not use matching, to avoid a cycle.
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
      // The profile stays open, now for a closer reason.
      if (reservation.holdId !== null) await this.credits.release(reservation.holdId);
    }
  }
}

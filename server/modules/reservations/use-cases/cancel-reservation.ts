import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { CreditsFacade } from '../../credits/index.js';
import { DisclosuresFacade } from '../../identity/index.js';
import { MatchingFacade } from '../../matching/index.js';
import type { Side } from '../domain/letters.js';
import { ReservationExpired, TooManyCancelled } from '../domain/reservation.errors.js';
import { MOST_CANCELLED } from '../domain/reservation-limits.js';
import { ReservationRepository } from '../persistence/reservation.repository.js';
import { NoteChange } from './note-change.js';
import { TakeReservation } from './take-reservation.js';

/**
 * The recruiter takes it back before an answer: the credit goes back, and the company waits before it may ask this person again.
 * After a yes either side may end it: nothing is given back, and the match ends with it. In any case the profile closes.
 */
@Injectable()
export class CancelReservation {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly take: TakeReservation,
    private readonly note: NoteChange,
    private readonly matching: MatchingFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly credits: CreditsFacade,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
  ) {}

  /** @throws NotFound, ReservationExpired, TooManyCancelled, ReservationActionRefused */
  execute(id: string, party: Side, actorId: string): Promise<void> {
    return this.transaction.run(async () => {
      if (party === 'RECRUITER') await this.reservations.lockRecruiter(actorId);
      const reservation = await this.take.execute(id);
      if (!reservation) throw new NotFound();
      const now = await this.time.now();
      if (reservation.isDueAt(now)) throw new ReservationExpired(reservation.expiresAt);
      const from = reservation.move('CANCELLED', party, now);
      if (from === 'ACTIVE' && (await this.reservations.countTakenBack(actorId, now)) >= MOST_CANCELLED) {
        throw new TooManyCancelled(MOST_CANCELLED);
      }
      const { seekerId, companyId, holdId, matchId } = reservation;
      await this.note.execute(reservation, { from, party, side: party, actorId, at: now });
      if (from === 'MATCHED') {
        // Written before the match moves: what follows a match must find this one ended.
        await this.reservations.flush();
        if (matchId !== null) await this.matching.end({ matchId, action: 'CANCELLED', by: party, actorId });
        return;
      }
      await this.disclosures.conceal({ seekerId, companyId, upTo: 'RESERVED', actorId });
      if (holdId !== null) await this.credits.release(holdId, actorId);
    });
  }
}

import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { CreditsFacade } from '../../credits/index.js';
import { DisclosuresFacade } from '../../identity/index.js';
import { MatchingFacade } from '../../matching/index.js';
import type { Side } from '../domain/letters.js';
import { ReservationExpired } from '../domain/reservation.errors.js';
import { ReservationRepository } from '../persistence/reservation.repository.js';
import { NoteChange } from './note-change.js';
import { TakeReservation } from './take-reservation.js';

/** The person says yes: the credit is spent, the two are matched, and the profile stays open. */
@Injectable()
export class AcceptReservation {
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

  /** @throws NotFound, ReservationExpired, ReservationActionRefused */
  execute(id: string, party: Side, actorId: string): Promise<void> {
    return this.transaction.run(async () => {
      const reservation = await this.take.execute(id);
      if (!reservation) throw new NotFound();
      const now = await this.time.now();
      if (reservation.status === 'EXPIRED' || reservation.isDueAt(now))
        throw new ReservationExpired(reservation.expiresAt);
      const from = reservation.move('MATCHED', party, now);
      const { seekerId, companyId, recruiterId, jobId, holdId, creditsReserved: cost } = reservation;
      // Written before the match moves: what follows a match must find this one answered.
      await this.reservations.flush();
      const owes =
        holdId !== null &&
        (await this.matching.notePaid({ companyId, seekerId, act: 'RESERVATION', paidBy: recruiterId }));
      const match = await this.matching.confirm(
        jobId === null ? { seekerId, companyId, jobId, actorId } : { seekerId, jobId, actorId },
      );
      reservation.matchId = match.id;
      const reference = { type: 'RESERVATION', id };
      await this.disclosures.disclose({
        seekerId,
        companyId,
        type: 'MATCHED',
        cost: owes ? cost : 0,
        actorId,
        reference,
      });
      await this.note.execute(reservation, { from, party, side: party, actorId, at: now });
      if (holdId === null) return;
      // Paid in another way while this one waited: nothing is owed a second time, so what was set aside goes back.
      await (owes ? this.credits.capture(holdId) : this.credits.release(holdId));
    });
  }
}

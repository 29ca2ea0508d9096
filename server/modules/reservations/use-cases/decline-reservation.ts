import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { CreditsFacade } from '../../credits/index.js';
import { DisclosuresFacade } from '../../identity/index.js';
import type { Side } from '../domain/letters.js';
import { ReservationExpired } from '../domain/reservation.errors.js';
import { NoteChange } from './note-change.js';
import { TakeReservation } from './take-reservation.js';

export interface Refusal {
  readonly reason: string | null;
  /** The person hides from the company for good, until they take the exclusion back. */
  readonly neverAgain: boolean;
}

/** The person says no, and why if they like: the credit goes back, the profile closes, and the company has to wait. */
@Injectable()
export class DeclineReservation {
  constructor(
    private readonly take: TakeReservation,
    private readonly note: NoteChange,
    private readonly disclosures: DisclosuresFacade,
    private readonly credits: CreditsFacade,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
  ) {}

  /** @throws NotFound, ReservationExpired, ReservationActionRefused, TooManyExclusions */
  execute(id: string, party: Side, actorId: string, { reason, neverAgain }: Refusal): Promise<void> {
    return this.transaction.run(async () => {
      const reservation = await this.take.execute(id);
      if (!reservation) throw new NotFound();
      const now = await this.time.now();
      if (reservation.status === 'EXPIRED' || reservation.isDueAt(now))
        throw new ReservationExpired(reservation.expiresAt);
      const from = reservation.move('REJECTED', party, now);
      reservation.declineReason = reason;
      const { seekerId, companyId, holdId } = reservation;
      await this.note.execute(reservation, { from, party, side: party, actorId, at: now });
      await this.disclosures.conceal({ seekerId, companyId, upTo: 'RESERVED', actorId });
      if (neverAgain) await this.disclosures.hideFrom(seekerId, companyId);
      if (holdId !== null) await this.credits.release(holdId);
    });
  }
}

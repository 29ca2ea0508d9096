import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { MatchingFacade } from '../../matching/index.js';
import type { Side } from '../domain/letters.js';
import { ReservationRepository } from '../persistence/reservation.repository.js';
import { NoteChange } from './note-change.js';
import { TakeReservation } from './take-reservation.js';

/** Either side says that it became a job: reservation and match are HIRED, for good, and no credit moves. */
@Injectable()
export class MarkHired {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly take: TakeReservation,
    private readonly note: NoteChange,
    private readonly matching: MatchingFacade,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
  ) {}

  /** @throws NotFound, ReservationActionRefused */
  execute(id: string, party: Side, actorId: string): Promise<void> {
    return this.transaction.run(async () => {
      const reservation = await this.take.execute(id);
      if (!reservation) throw new NotFound();
      const now = await this.time.now();
      const from = reservation.move('HIRED', party, now);
      await this.note.execute(reservation, { from, party, side: party, actorId, at: now });
      // Written before the match moves: what follows a match must find this one hired.
      await this.reservations.flush();
      const { matchId } = reservation;
      if (matchId !== null) await this.matching.end({ matchId, action: 'HIRED', by: party, actorId });
    });
  }
}

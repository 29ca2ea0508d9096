import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { CreditsFacade } from '../../credits/index.js';
import { DisclosuresFacade } from '../../identity/index.js';
import { ReservationRepository } from '../persistence/reservation.repository.js';
import { NoteChange } from './note-change.js';
import { TakeReservation } from './take-reservation.js';

const PAGE = 100;

/** Expires reservations: releases the credit, closes the profile, notifies both. Each in its own transaction. */
@Injectable()
export class ExpireReservations {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly take: TakeReservation,
    private readonly note: NoteChange,
    private readonly disclosures: DisclosuresFacade,
    private readonly credits: CreditsFacade,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
  ) {}

  /**
   * Expires all due ones, oldest first. A failure does not stop the others.
   *
   * @returns the number of expired reservations.
   * @throws AggregateError with the failures, after the others.
   */
  async due(signal?: AbortSignal): Promise<number> {
    let expired = 0;
    const failures: unknown[] = [];
    for (let page = PAGE; page === PAGE && failures.length === 0;) {
      const ids = await this.reservations.findDue(await this.time.now(), PAGE);
      page = ids.length;
      for (const id of ids) {
        signal?.throwIfAborted();
        try {
          if (await this.one(id)) expired += 1;
        } catch (error) {
          failures.push(error);
        }
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reservations could not be ended`);
    return expired;
  }

  /** Expires the due ones of one person on either side. Called before reads, so that nobody sees an ended one as open. */
  async of(accountId: string): Promise<void> {
    for (const id of await this.reservations.findDueOf(accountId, await this.time.now())) await this.one(id);
  }

  /** @returns false if it is not due, or was answered meanwhile. */
  one(id: string): Promise<boolean> {
    return this.transaction.run(async () => {
      const reservation = await this.take.execute(id);
      const now = await this.time.now();
      if (!reservation?.isDueAt(now)) return false;
      const { seekerId, companyId, holdId } = reservation;
      const from = reservation.move('EXPIRED', 'CLOCK', now);
      await this.note.execute(reservation, { from, party: 'CLOCK', side: null, actorId: null, at: now });
      await this.disclosures.conceal({ seekerId, companyId, upTo: 'RESERVED' });
      if (holdId !== null) await this.credits.expire(holdId);
      return true;
    });
  }
}

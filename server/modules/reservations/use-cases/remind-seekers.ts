import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { sendReservationEmails } from '../jobs/send-reservation-emails.definition.js';
import { ReservationRepository } from '../persistence/reservation.repository.js';

const PAGE = 100;

/** Reminds people who have one day left to decide, once. */
@Injectable()
export class RemindSeekers {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
  ) {}

  /** @returns the number of enqueued emails. */
  async execute(signal?: AbortSignal): Promise<number> {
    let reminded = 0;
    for (let page = PAGE; page === PAGE; reminded += page) {
      signal?.throwIfAborted();
      page = await this.page();
    }
    return reminded;
  }

  private page(): Promise<number> {
    return this.transaction.run(async () => {
      const waiting = await this.reservations.findToRemind(await this.time.now(), PAGE);
      for (const reservation of waiting) {
        reservation.remindAt = null;
        await this.outbox.enqueue(sendReservationEmails, {
          reservation_id: reservation.id,
          news: 'REMINDER',
          by: null,
        });
      }
      return waiting.length;
    });
  }
}

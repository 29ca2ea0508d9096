import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { BookingRepository } from '../persistence/booking.repository.js';

/** The person opened the link in the email: the address is theirs, and the booking is kept. */
@Injectable()
export class ConfirmAddress {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
  ) {}

  /**
   * Repeating it changes nothing.
   *
   * @throws NotFound if there is no such booking.
   * @throws BookingLapsed if it is too late, BookingActionRefused if it was cancelled before.
   */
  async execute(id: string): Promise<void> {
    await this.transaction.run(async () => {
      const booking = await this.bookings.findForChange(id);
      if (!booking) throw new NotFound();
      if (booking.confirmBy === null) return;
      const now = await this.time.now();
      const from = booking.change('CONFIRM_ADDRESS', 'GUEST', now);
      await this.bookings.note(booking, 'CONFIRM_ADDRESS', { party: 'GUEST', actorId: null, from, at: now });
    });
  }
}

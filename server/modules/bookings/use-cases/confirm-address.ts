import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { BookingRepository } from '../persistence/booking.repository.js';

/** Whoever opens the link of the email has proved that the address is theirs: the booking stands. */
@Injectable()
export class ConfirmAddress {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
  ) {}

  /**
   * The second time changes nothing.
   *
   * @throws NotFound for no booking.
   * @throws BookingLapsed when it is too late, BookingActionRefused when it was cancelled before.
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

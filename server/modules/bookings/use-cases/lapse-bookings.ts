import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { hasLapsed } from '../domain/booking-policy.js';
import type { Slot } from '../domain/studio-booking.entity.js';
import { BookingRepository } from '../persistence/booking.repository.js';

/** Bookings per run; more than a day has slots. */
const BATCH = 100;

/** Cancels bookings whose address was not confirmed in time. Their slot is already free; this updates the row. */
@Injectable()
export class LapseBookings {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
  ) {}

  /** Cancels all lapsed bookings. @returns how many. */
  async due(signal?: AbortSignal): Promise<number> {
    let ended = 0;
    for (const id of await this.bookings.overdue(await this.time.now(), BATCH)) {
      if (signal?.aborted === true) break;
      if (await this.transaction.run(async () => this.#end(id, await this.time.now()))) ended += 1;
    }
    return ended;
  }

  /** Cancels the lapsed booking in a slot, in the caller's transaction, which has locked the day. */
  async ofSlot(slot: Slot, now: Date): Promise<void> {
    const id = await this.bookings.overdueIn(slot, now);
    if (id !== null) await this.#end(id, now);
  }

  /** @returns false if the booking was cancelled or confirmed meanwhile. */
  async #end(id: string, now: Date): Promise<boolean> {
    const booking = await this.bookings.findForChange(id);
    if (booking?.status !== 'PENDING' || !hasLapsed(booking, now)) return false;
    const from = booking.change('LAPSE', 'SYSTEM', now);
    await this.bookings.note(booking, 'LAPSE', { party: 'SYSTEM', actorId: null, from, at: now });
    return true;
  }
}

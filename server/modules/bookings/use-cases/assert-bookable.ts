import { Injectable } from '@nestjs/common';
import { DayClosed, DayTooFar, SlotPast, SlotTaken, WeekdaysOnly } from '../domain/bookings.errors.js';
import { calendarStateOf, HORIZON_DAYS } from '../domain/slot-rules.js';
import type { Slot } from '../domain/studio-booking.entity.js';
import { startOf } from '../domain/studio-time.js';
import { LapseBookings } from './lapse-bookings.js';
import { BookingRepository } from '../persistence/booking.repository.js';

/** Checks that a slot can be booked or held. The day must be locked. */
@Injectable()
export class AssertBookable {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly lapse: LapseBookings,
  ) {}

  /**
   * @param holdToken token of the caller's own hold, if any.
   * @throws WeekdaysOnly, SlotPast, DayTooFar, DayClosed, SlotTaken
   */
  async execute(slot: Slot, now: Date, holdToken?: string): Promise<void> {
    switch (calendarStateOf(slot.day, now)) {
      case 'WEEKEND':
        throw new WeekdaysOnly();
      case 'PAST':
        throw new SlotPast();
      case 'TOO_FAR':
        throw new DayTooFar(HORIZON_DAYS);
      case 'HOLIDAY':
        throw new DayClosed();
      case 'OPEN':
        break;
    }
    if (startOf(slot.day, slot.time) <= now) throw new SlotPast();
    if (await this.bookings.isClosed(slot.day)) throw new DayClosed();
    await this.lapse.ofSlot(slot, now);
    if (await this.bookings.isTaken(slot, now, holdToken)) throw new SlotTaken();
  }
}

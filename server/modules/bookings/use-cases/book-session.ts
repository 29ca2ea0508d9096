import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import type { Language } from '../../../platform/http/language.js';
import { newId } from '../../../platform/ids/new-id.js';
import { SlotTaken } from '../domain/bookings.errors.js';
import { StudioBooking } from '../domain/studio-booking.entity.js';
import type { CreateBookingRequest } from '../http/studio-bookings.contract.js';
import { BookingRepository } from '../persistence/booking.repository.js';
import { AssertBookable } from './assert-bookable.js';

/** Somebody takes a slot; it is theirs from this moment on, and an operator answers them. */
@Injectable()
export class BookSession {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly assertBookable: AssertBookable,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
  ) {}

  /**
   * @returns the id of the booking.
   * @throws WeekdaysOnly, SlotPast, DayTooFar, DayClosed, SlotTaken
   */
  async execute(input: CreateBookingRequest, language: Language): Promise<string> {
    const slot = { day: input.preferred_date, time: input.preferred_time };
    try {
      return await this.transaction.run(async () => {
        await this.bookings.lockDay(slot.day);
        const now = await this.time.now();
        await this.assertBookable.execute(slot, now, input.hold_token);
        const booking = StudioBooking.made(
          {
            id: newId(),
            fullName: input.full_name,
            email: input.email,
            phone: input.phone ?? null,
            companyName: input.company_name ?? null,
            sessionType: input.session_type,
            message: input.message ?? null,
            language,
            slot,
          },
          now,
        );
        this.bookings.add(booking);
        await this.bookings.note(booking, 'BOOKED', { party: 'GUEST', actorId: null, from: null, at: now });
        await this.bookings.dropHold(input.hold_token);
        return booking.id;
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new SlotTaken();
      throw error;
    }
  }
}

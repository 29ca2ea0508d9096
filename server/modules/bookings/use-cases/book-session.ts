import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import type { Language } from '../../../platform/http/language.js';
import { newId } from '../../../platform/ids/new-id.js';
import { IdentityFacade } from '../../identity/index.js';
import { addressKeyOf } from '../domain/address-key.js';
import { SlotTaken, TooManyOpenBookings } from '../domain/bookings.errors.js';
import { StudioBooking } from '../domain/studio-booking.entity.js';
import { MAX_OPEN_BOOKINGS } from '../domain/studio-hours.js';
import type { CreateBookingRequest } from '../http/studio-bookings.contract.js';
import { BookingRepository } from '../persistence/booking.repository.js';
import { AssertBookable } from './assert-bookable.js';

/** Index that enforces the limit if two bookings pass the count. */
const ONE_PLACE_EACH = 'studio_booking_address_place_unique';

/** Books a slot. The person confirms their address first; then an operator confirms the booking. */
@Injectable()
export class BookSession {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly identity: IdentityFacade,
    private readonly assertBookable: AssertBookable,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
  ) {}

  /**
   * @param accountId the signed-in account, if any. Its own verified address needs no confirmation.
   * @returns the id of the booking.
   * @throws WeekdaysOnly, SlotPast, DayTooFar, DayClosed, SlotTaken, TooManyOpenBookings
   */
  async execute(input: CreateBookingRequest, language: Language, accountId: string | null = null): Promise<string> {
    const slot = { day: input.preferred_date, time: input.preferred_time };
    const address = addressKeyOf(input.email);
    const verified = accountId === null ? null : await this.identity.verifiedEmailOf(accountId);
    try {
      return await this.transaction.run(async () => {
        await this.bookings.lockAddress(address);
        await this.bookings.lockDay(slot.day);
        const now = await this.time.now();
        const addressPlace = await this.bookings.freePlace(address, now);
        if (addressPlace === null) throw new TooManyOpenBookings(MAX_OPEN_BOOKINGS);
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
            addressPlace,
            isAddressConfirmed: verified === input.email,
          },
          now,
        );
        this.bookings.add(booking);
        await this.bookings.note(booking, 'BOOKED', { party: 'GUEST', actorId: null, from: null, at: now });
        await this.bookings.dropHold(input.hold_token);
        return booking.id;
      });
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      throw error.message.includes(ONE_PLACE_EACH) ? new TooManyOpenBookings(MAX_OPEN_BOOKINGS) : new SlotTaken();
    }
  }
}

import { defineEntity, p } from '@mikro-orm/core';
import { type BookingEventName, bookingLifecycle, type BookingParty, type BookingStatus } from './booking-lifecycle.js';
import { BookingActionRefused, SessionAhead, SessionBegun } from './bookings.errors.js';
import type { SlotTime } from './studio-hours.js';
import { startOf } from './studio-time.js';

export type SessionKind = 'VIDEO_RECORDING' | 'INTERVIEW' | 'PROFILE' | 'COMPANY_VIDEO' | 'OTHER';

const StudioBookingSchema = defineEntity({
  name: 'StudioBooking',
  tableName: 'studio_booking',
  properties: {
    id: p.uuid().primary(),
    fullName: p.text(),
    email: p.text(),
    phone: p.text().strictNullable(),
    companyName: p.text().strictNullable(),
    sessionType: p.text().$type<SessionKind>(),
    message: p.text().strictNullable(),
    language: p.text().$type<'fr' | 'en'>(),
    /** Day and time of day in the studio; `startsAt` is the same as an instant. */
    preferredDate: p.date(),
    preferredTime: p.text().$type<SlotTime>(),
    startsAt: p.datetime(3),
    status: p.text().$type<BookingStatus>(),
    /** Of the calendar file: every change is a newer version of it. */
    sequence: p.smallint(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    deliveredAt: p.datetime(3).strictNullable(),
  },
  indexes: [
    {
      name: 'studio_booking_slot_unique',
      expression: `create unique index studio_booking_slot_unique on studio_booking (preferred_date, preferred_time)
        where status in ('PENDING', 'CONFIRMED')`,
    },
    { name: 'studio_booking_starts_at_index', properties: ['startsAt', 'id'] },
  ],
  checks: [
    {
      name: 'studio_booking_status_check',
      expression: `status in ('PENDING', 'CONFIRMED', 'CANCELLED', 'COMPLETED')`,
    },
    {
      name: 'studio_booking_session_type_check',
      expression: `session_type in ('VIDEO_RECORDING', 'INTERVIEW', 'PROFILE', 'COMPANY_VIDEO', 'OTHER')`,
    },
    {
      name: 'studio_booking_preferred_time_check',
      expression: `preferred_time in ('09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00')`,
    },
    {
      name: 'studio_booking_preferred_date_check',
      expression: `extract(isodow from preferred_date) >= 1 and extract(isodow from preferred_date) <= 5`,
    },
    {
      name: 'studio_booking_full_name_check',
      expression: 'char_length(full_name) >= 1 and char_length(full_name) <= 120',
    },
    {
      name: 'studio_booking_email_check',
      expression: 'email = lower(email) and char_length(email) >= 3 and char_length(email) <= 254',
    },
    { name: 'studio_booking_phone_check', expression: 'char_length(phone) >= 1 and char_length(phone) <= 40' },
    {
      name: 'studio_booking_company_name_check',
      expression: 'char_length(company_name) >= 1 and char_length(company_name) <= 120',
    },
    { name: 'studio_booking_message_check', expression: 'char_length(message) >= 1 and char_length(message) <= 1000' },
    { name: 'studio_booking_language_check', expression: `language in ('fr', 'en')` },
    { name: 'studio_booking_sequence_check', expression: 'sequence >= 0' },
    { name: 'studio_booking_delivered_check', expression: `(status = 'COMPLETED') = (delivered_at is not null)` },
  ],
});

export interface Slot {
  readonly day: string;
  readonly time: SlotTime;
}

export interface NewBooking {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly companyName: string | null;
  readonly sessionType: SessionKind;
  readonly message: string | null;
  readonly language: 'fr' | 'en';
  readonly slot: Slot;
}

/** Somebody's hour in the studio. Its status is written by `change` alone. */
export class StudioBooking extends StudioBookingSchema.class {
  static made({ slot, ...fresh }: NewBooking, now: Date): StudioBooking {
    return Object.assign(new StudioBooking(), {
      ...fresh,
      preferredDate: slot.day,
      preferredTime: slot.time,
      startsAt: startOf(slot.day, slot.time),
      status: bookingLifecycle.initial,
      sequence: 0,
      createdAt: now,
      updatedAt: now,
      deliveredAt: null,
    });
  }

  /**
   * @param slot where it moves to; for MOVE only.
   * @returns the status it had.
   * @throws BookingActionRefused where the lifecycle has no such move for that party.
   * @throws SessionBegun, SessionAhead where it is too late or too early for it.
   */
  change(event: BookingEventName, by: BookingParty, now: Date, slot?: Slot): BookingStatus {
    const from = this.status;
    const next = bookingLifecycle.next(from, event, by);
    if (next === null || (event === 'MOVE') !== (slot !== undefined)) throw new BookingActionRefused();
    if (by === 'GUEST' && this.startsAt <= now) throw new SessionBegun();
    if (event === 'DELIVER' && this.startsAt > now) throw new SessionAhead();
    this.status = next;
    if (slot) {
      this.preferredDate = slot.day;
      this.preferredTime = slot.time;
      this.startsAt = startOf(slot.day, slot.time);
    }
    if (event === 'DELIVER') this.deliveredAt = now;
    this.sequence += 1;
    this.updatedAt = now;
    return from;
  }
}

StudioBookingSchema.setClass(StudioBooking);
export { StudioBookingSchema };

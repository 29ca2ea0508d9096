import { defineEntity, p } from '@mikro-orm/core';
import { type BookingEventName, bookingLifecycle, type BookingParty, type BookingStatus } from './booking-lifecycle.js';
import { addressKeyOf } from './address-key.js';
import { hasLapsed } from './booking-policy.js';
import {
  AddressUnconfirmed,
  BookingActionRefused,
  BookingLapsed,
  SessionAhead,
  SessionBegun,
  TooManyConfirmationEmails,
} from './bookings.errors.js';
import { CONFIRM_MINUTES, MAX_CONFIRMATION_EMAILS, type SlotTime } from './studio-hours.js';
import { startOf } from './studio-time.js';

export type SessionKind = 'VIDEO_RECORDING' | 'INTERVIEW' | 'PROFILE' | 'COMPANY_VIDEO' | 'OTHER';

const StudioBookingSchema = defineEntity({
  name: 'StudioBooking',
  tableName: 'studio_booking',
  properties: {
    id: p.uuid().primary(),
    fullName: p.text(),
    email: p.text(),
    /** Key of the mailbox (`address-key.ts`), to count its bookings; null in rows older than the column. */
    addressKey: p.text().strictNullable(),
    /** Place among the mailbox's upcoming bookings, 1 or 2; null once the booking is over. */
    addressPlace: p.smallint().strictNullable(),
    phone: p.text().strictNullable(),
    companyName: p.text().strictNullable(),
    sessionType: p.text().$type<SessionKind>(),
    message: p.text().strictNullable(),
    language: p.text().$type<'fr' | 'en'>(),
    /** Day and time in the studio. `startsAt` is the same moment as an instant. */
    preferredDate: p.date(),
    preferredTime: p.text().$type<SlotTime>(),
    startsAt: p.datetime(3),
    status: p.text().$type<BookingStatus>(),
    /** SEQUENCE of the calendar file; each change increases it. */
    sequence: p.smallint(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    deliveredAt: p.datetime(3).strictNullable(),
    /** Deadline to confirm the address; null once confirmed. A lapsed row keeps it. */
    confirmBy: p.datetime(3).strictNullable(),
    /** How many confirmation emails were sent. */
    confirmationEmails: p.smallint().default(0),
  },
  indexes: [
    {
      name: 'studio_booking_slot_unique',
      expression: `create unique index studio_booking_slot_unique on studio_booking (preferred_date, preferred_time)
        where status in ('PENDING', 'CONFIRMED')`,
    },
    { name: 'studio_booking_starts_at_index', properties: ['startsAt', 'id'] },
    {
      name: 'studio_booking_address_key_index',
      expression: `create index studio_booking_address_key_index on studio_booking (address_key)
        where status in ('PENDING', 'CONFIRMED')`,
    },
    {
      name: 'studio_booking_address_place_unique',
      expression: `create unique index studio_booking_address_place_unique on studio_booking (address_key, address_place)
        where status in ('PENDING', 'CONFIRMED')`,
    },
    {
      name: 'studio_booking_confirm_by_index',
      expression: `create index studio_booking_confirm_by_index on studio_booking (confirm_by) where confirm_by is not null`,
    },
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
    { name: 'studio_booking_address_place_check', expression: 'address_place >= 1 and address_place <= 2' },
    { name: 'studio_booking_sequence_check', expression: 'sequence >= 0' },
    // An operator's CONFIRM also confirms the address.
    {
      name: 'studio_booking_confirm_by_check',
      expression: `confirm_by is null or status in ('PENDING', 'CANCELLED')`,
    },
    {
      name: 'studio_booking_confirmation_emails_check',
      expression: 'confirmation_emails >= 0 and confirmation_emails <= 3',
    },
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
  /** 1 or 2, from `BookingRepository.freePlace`. */
  readonly addressPlace: number;
  /** True if the person is signed in with this verified address. */
  readonly isAddressConfirmed: boolean;
}

/** A person's studio session. Only `change` writes its status. */
export class StudioBooking extends StudioBookingSchema.class {
  static made({ slot, isAddressConfirmed, ...fresh }: NewBooking, now: Date): StudioBooking {
    const startsAt = startOf(slot.day, slot.time);
    const confirmBy = new Date(Math.min(now.getTime() + CONFIRM_MINUTES * 60_000, startsAt.getTime()));
    return Object.assign(new StudioBooking(), {
      ...fresh,
      preferredDate: slot.day,
      preferredTime: slot.time,
      startsAt,
      addressKey: addressKeyOf(fresh.email),
      confirmBy: isAddressConfirmed ? null : confirmBy,
      confirmationEmails: isAddressConfirmed ? 0 : 1,
      status: bookingLifecycle.initial,
      sequence: 0,
      createdAt: now,
      updatedAt: now,
      deliveredAt: null,
    });
  }

  /**
   * @param slot the new slot; for MOVE only.
   * @returns the previous status.
   * @throws BookingActionRefused if the lifecycle does not allow this event for this party.
   * @throws BookingLapsed, AddressUnconfirmed, TooManyConfirmationEmails while the address is not confirmed.
   * @throws SessionBegun, SessionAhead if it is too late or too early for the event.
   */
  change(event: BookingEventName, by: BookingParty, now: Date, slot?: Slot): BookingStatus {
    if (hasLapsed(this, now) && event !== 'LAPSE') throw new BookingLapsed();
    const from = this.status;
    const next = bookingLifecycle.next(from, event, by);
    if (next === null || (event === 'MOVE') !== (slot !== undefined)) throw new BookingActionRefused();
    assertAddress(this, event, by, now);
    if (by === 'GUEST' && this.startsAt <= now) throw new SessionBegun();
    if (event === 'DELIVER' && this.startsAt > now) throw new SessionAhead();
    this.status = next;
    if (slot) {
      this.preferredDate = slot.day;
      this.preferredTime = slot.time;
      this.startsAt = startOf(slot.day, slot.time);
    }
    if (event === 'DELIVER') this.deliveredAt = now;
    // An operator confirms after contacting the person, so CONFIRM also confirms the address.
    if (event === 'CONFIRM_ADDRESS' || event === 'CONFIRM') this.confirmBy = null;
    if (event === 'RESEND') this.confirmationEmails += 1;
    this.sequence += 1;
    this.updatedAt = now;
    return from;
  }
}

/** Checks the rules that depend on whether the address is confirmed. */
function assertAddress(booking: StudioBooking, event: BookingEventName, by: BookingParty, now: Date): void {
  const isConfirmed = booking.confirmBy === null;
  if (event === 'LAPSE' && !hasLapsed(booking, now)) throw new BookingActionRefused();
  if (isConfirmed && (event === 'CONFIRM_ADDRESS' || event === 'RESEND')) throw new BookingActionRefused();
  if (!isConfirmed && event === 'MOVE' && by === 'GUEST') throw new AddressUnconfirmed();
  if (event === 'RESEND' && booking.confirmationEmails >= MAX_CONFIRMATION_EMAILS)
    throw new TooManyConfirmationEmails();
}

StudioBookingSchema.setClass(StudioBooking);
export { StudioBookingSchema };

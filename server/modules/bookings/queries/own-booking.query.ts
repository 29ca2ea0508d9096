import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { calendarFile } from '../../../platform/calendar/calendar-file.js';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Settings } from '../../../platform/config/settings.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { allowedBookingActions, type BookingStanding, hasLapsed, statusNow } from '../domain/booking-policy.js';
import type { BookingStatus } from '../domain/booking-lifecycle.js';
import { STUDIO_TIME_ZONE } from '../domain/studio-hours.js';
import { endOf } from '../domain/studio-time.js';
import { type Booking, bookingActions } from '../http/studio-bookings.contract.js';
import { BookingLinks } from '../links/booking-links.js';

export interface OwnBookingRow {
  readonly id: string;
  readonly full_name: string;
  readonly email: string;
  readonly session_type: Booking['session_type'];
  readonly preferred_date: string;
  readonly preferred_time: Booking['preferred_time'];
  readonly starts_at: string;
  readonly status: BookingStatus;
  readonly sequence: number;
  readonly language: Language;
  readonly created_at: string;
  readonly updated_at: string;
  readonly confirm_by: string | null;
}

const calendarStatus = {
  PENDING: 'TENTATIVE',
  CONFIRMED: 'CONFIRMED',
  COMPLETED: 'CONFIRMED',
  CANCELLED: 'CANCELLED',
} as const;

const standingOf = ({ status, starts_at, confirm_by, updated_at }: OwnBookingRow): BookingStanding => ({
  status,
  startsAt: new Date(starts_at),
  confirmBy: confirm_by === null ? null : new Date(confirm_by),
  updatedAt: new Date(updated_at),
});

/** A booking for the person who holds its link: as an API answer and as a calendar file. */
@Injectable()
export class OwnBooking {
  constructor(
    private readonly em: EntityManager,
    private readonly links: BookingLinks,
    private readonly translator: Translator,
    private readonly settings: Settings,
    private readonly time: DatabaseTime,
  ) {}

  /** @throws NotFound */
  async execute(id: string, language: Language): Promise<Booking> {
    const row = await this.find(id);
    if (!row) throw new NotFound();
    const startsAt = new Date(row.starts_at);
    const now = await this.time.now();
    const standing = standingOf(row);
    const allowed = allowedBookingActions(standing, 'GUEST', now);
    return {
      id,
      preferred_date: row.preferred_date,
      preferred_time: row.preferred_time,
      session_type: row.session_type,
      status: statusNow(standing, now),
      confirm_by: standing.confirmBy?.toISOString() ?? null,
      lapsed: hasLapsed(standing, now),
      starts_at: startsAt.toISOString(),
      ends_at: endOf(startsAt).toISOString(),
      time_zone: STUDIO_TIME_ZONE,
      location: this.location(language),
      full_name: row.full_name,
      email: row.email,
      ics_url: await this.icsUrl(id),
      manage_url: await this.manageUrl(id),
      created_at: new Date(row.created_at).toISOString(),
      allowed_actions: bookingActions.filter((action) => allowed.includes(action)),
    };
  }

  /** The calendar file of a booking. Each change is a newer version under the same UID. It contains no name. */
  file(row: OwnBookingRow, language: Language): string {
    const startsAt = new Date(row.starts_at);
    return calendarFile({
      uid: `${row.id}@studio.entrevue`,
      sequence: row.sequence,
      status: calendarStatus[row.status],
      startsAt,
      endsAt: endOf(startsAt),
      updatedAt: new Date(row.updated_at),
      summary: this.translator.text('BOOKINGS.CALENDAR_SUMMARY', language),
      description: this.translator.text('BOOKINGS.CALENDAR_DESCRIPTION', language),
      location: this.location(language),
      url: `${this.settings.env.PUBLIC_URL}/studio-booking`,
    });
  }

  async find(id: string): Promise<OwnBookingRow | null> {
    const [row] = await this.em.execute<OwnBookingRow[]>(
      `select id, full_name, email, session_type, to_char(preferred_date, 'YYYY-MM-DD') as preferred_date, preferred_time,
              starts_at, status, sequence, language, created_at, updated_at, confirm_by
         from studio_booking where id = ?`,
      [id],
    );
    return row ?? null;
  }

  location(language: Language): string {
    return this.settings.env.STUDIO_ADDRESS ?? this.translator.text('BOOKINGS.STUDIO_PLACE', language);
  }

  async manageUrl(id: string): Promise<string> {
    // After the hash: browsers do not send it, so no server log contains the token.
    return `${this.settings.env.PUBLIC_URL}/studio-booking/manage#token=${await this.links.tokenFor(id, 'MANAGE')}`;
  }

  /** Only for the confirmation email: opening it proves access to that mailbox. */
  async confirmUrl(id: string): Promise<string> {
    return `${this.settings.env.PUBLIC_URL}/studio-booking/confirm#token=${await this.links.tokenFor(id, 'CONFIRM')}`;
  }

  async icsUrl(id: string): Promise<string> {
    const ticket = await this.links.tokenFor(id, 'CALENDAR');
    return `${this.settings.env.PUBLIC_URL}/api/studio-bookings/calendar/${ticket}.ics`;
  }
}

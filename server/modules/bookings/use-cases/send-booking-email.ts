import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Settings } from '../../../platform/config/settings.js';
import type { Language } from '../../../platform/http/language.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { BookingChangeName } from '../domain/bookings.events.js';
import { type EmailKind, emailOf } from '../domain/emails.js';
import { composeEmail, emailTexts } from '../emails/compose-email.js';
import { OwnBooking } from '../queries/own-booking.query.js';

interface InquiryRow {
  readonly email: string;
  readonly language: Language;
  readonly reply_by: string;
}

/** Sends one email, once, to the address given in the form. */
@Injectable()
export class SendBookingEmail {
  constructor(
    private readonly em: EntityManager,
    private readonly bookings: OwnBooking,
    private readonly settings: Settings,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly time: DatabaseTime,
  ) {}

  /** @returns false if it was sent before, or the booking changed since or is gone. */
  async ofBooking(id: string, change: BookingChangeName, sequence: number): Promise<boolean> {
    const row = await this.bookings.find(id);
    // A later change has its own email.
    if (row?.sequence !== sequence) return false;
    const { language, email, status } = row;
    const confirmBy = row.confirm_by === null ? null : new Date(row.confirm_by);
    const kind = emailOf(change, { status, isAddressConfirmed: confirmBy === null });
    if (kind === null || (await this.#wasSent(id, kind, sequence))) return false;
    // Too late to confirm: the link would only show an error.
    if (confirmBy !== null && confirmBy <= (await this.time.now())) return false;
    const message = composeEmail({
      kind,
      language,
      at: new Date(row.starts_at),
      place: this.bookings.location(language),
      ...(confirmBy !== null && { until: confirmBy }),
      url: await this.#urlOf(kind, id),
    });
    const calendar = { fileName: emailTexts[language].fileName, content: this.bookings.file(row, language) };
    await this.mailer.send({
      id: `${id}-${kind.toLowerCase().replaceAll('_', '-')}-${sequence}`,
      to: email,
      language,
      ...message,
      ...(kind !== 'BOOKING_DELIVERED' && kind !== 'BOOKING_TO_CONFIRM' && { calendar }),
    });
    await this.#noteSent(id, kind, sequence);
    return true;
  }

  #urlOf(kind: EmailKind, id: string): string | Promise<string> {
    if (kind === 'BOOKING_TO_CONFIRM') return this.bookings.confirmUrl(id);
    return kind === 'BOOKING_CANCELLED'
      ? `${this.settings.env.PUBLIC_URL}/studio-booking`
      : this.bookings.manageUrl(id);
  }

  /** Confirms that an inquiry arrived. @returns false if it was sent before. */
  async ofInquiry(id: string): Promise<boolean> {
    const kind = 'INQUIRY_RECEIVED';
    const [row] = await this.em.execute<InquiryRow[]>('select email, language, reply_by from inquiry where id = ?', [
      id,
    ]);
    if (!row || (await this.#wasSent(id, kind, 0))) return false;
    const { email, language } = row;
    const message = composeEmail({ kind, language, at: new Date(row.reply_by) });
    await this.mailer.send({ id: `${id}-inquiry-received`, to: email, language, ...message });
    await this.#noteSent(id, kind, 0);
    return true;
  }

  async #wasSent(id: string, kind: EmailKind, sequence: number): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'select 1 from booking_letter where about_id = ? and kind = ? and sequence = ?',
      [id, kind, sequence],
    );
    return rows.length > 0;
  }

  async #noteSent(id: string, kind: EmailKind, sequence: number): Promise<void> {
    await this.em.execute(
      `insert into booking_letter (about_id, kind, sequence, sent_at) values (?, ?, ?, ?) on conflict do nothing`,
      [id, kind, sequence, this.clock.now()],
    );
  }
}

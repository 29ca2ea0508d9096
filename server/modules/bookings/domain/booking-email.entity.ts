import { defineEntity, p } from '@mikro-orm/core';
import type { EmailKind } from './emails.js';

/** A sent email about a booking or an inquiry; the primary key prevents sending it twice. */
export const BookingEmailSchema = defineEntity({
  name: 'BookingLetter',
  tableName: 'booking_letter',
  properties: {
    aboutId: p.uuid().primary(),
    kind: p.text().primary().$type<EmailKind>(),
    /** The version of the booking that the email describes. */
    sequence: p.smallint().primary(),
    sentAt: p.datetime(3),
  },
});

import { defineEntity, p } from '@mikro-orm/core';
import type { LetterKind } from './letters.js';

/** A letter about a booking or an inquiry that was sent, so that it is sent once. */
export const BookingLetterSchema = defineEntity({
  name: 'BookingLetter',
  tableName: 'booking_letter',
  properties: {
    aboutId: p.uuid().primary(),
    kind: p.text().primary().$type<LetterKind>(),
    /** Which version of the booking it told of. */
    sequence: p.smallint().primary(),
    sentAt: p.datetime(3),
  },
});

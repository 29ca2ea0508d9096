import { defineEntity, p } from '@mikro-orm/core';
import type { EmailKind } from './emails.js';
import { ReservationSchema } from './reservation.entity.js';

/** A sent email about a reservation. The row ensures that it is sent once. */
export const ReservationEmailSchema = defineEntity({
  name: 'ReservationLetter',
  tableName: 'reservation_letter',
  properties: {
    reservationId: () =>
      p
        .manyToOne(ReservationSchema)
        .mapToPk()
        .primary()
        .fieldName('reservation_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('reservation_letter_reservation_id_foreign'),
    kind: p.text().primary().$type<EmailKind>(),
    sentAt: p.datetime(3),
  },
});

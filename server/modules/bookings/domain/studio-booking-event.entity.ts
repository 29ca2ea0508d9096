import { defineEntity, p } from '@mikro-orm/core';
import type { BookingParty, BookingStatus } from './booking-lifecycle.js';
import { StudioBookingSchema } from './studio-booking.entity.js';
import type { SlotTime } from './studio-hours.js';

const StudioBookingEventSchema = defineEntity({
  name: 'StudioBookingEvent',
  tableName: 'studio_booking_event',
  properties: {
    id: p.uuid().primary(),
    bookingId: () =>
      p
        .manyToOne(StudioBookingSchema)
        .mapToPk()
        .fieldName('booking_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('studio_booking_event_booking_id_foreign'),
    /** Null where it began. */
    fromStatus: p.text().$type<BookingStatus>().strictNullable(),
    toStatus: p.text().$type<BookingStatus>(),
    /** Where it then stood. */
    preferredDate: p.date(),
    preferredTime: p.text().$type<SlotTime>(),
    party: p.text().$type<BookingParty>(),
    /** Id of the operator's account; null for the guest and the clock. */
    actorId: p.uuid().strictNullable(),
    at: p.datetime(3),
  },
  indexes: [{ name: 'studio_booking_event_booking_id_index', properties: ['bookingId', 'at', 'id'] }],
  checks: [
    { name: 'studio_booking_event_party_check', expression: `party in ('GUEST', 'OPERATOR', 'SYSTEM')` },
    { name: 'studio_booking_event_actor_check', expression: `(party = 'OPERATOR') = (actor_id is not null)` },
  ],
});

/** What happened to a booking: rows are added, never changed. */
export class StudioBookingEvent extends StudioBookingEventSchema.class {}

StudioBookingEventSchema.setClass(StudioBookingEvent);
export { StudioBookingEventSchema };

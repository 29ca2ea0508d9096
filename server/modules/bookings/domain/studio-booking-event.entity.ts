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
    /** Null for the first entry. */
    fromStatus: p.text().$type<BookingStatus>().strictNullable(),
    toStatus: p.text().$type<BookingStatus>(),
    /** The slot after the change. */
    preferredDate: p.date(),
    preferredTime: p.text().$type<SlotTime>(),
    party: p.text().$type<BookingParty>(),
    /** Id of the operator's account; null for a guest or a job. */
    actorId: p.uuid().strictNullable(),
    at: p.datetime(3),
  },
  indexes: [{ name: 'studio_booking_event_booking_id_index', properties: ['bookingId', 'at', 'id'] }],
  checks: [
    { name: 'studio_booking_event_party_check', expression: `party in ('GUEST', 'OPERATOR', 'SYSTEM')` },
    { name: 'studio_booking_event_actor_check', expression: `(party = 'OPERATOR') = (actor_id is not null)` },
  ],
});

/** An entry of a booking's history. Rows are added, never changed. */
export class StudioBookingEvent extends StudioBookingEventSchema.class {}

StudioBookingEventSchema.setClass(StudioBookingEvent);
export { StudioBookingEventSchema };

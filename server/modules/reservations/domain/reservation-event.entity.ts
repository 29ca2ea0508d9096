import { defineEntity, p } from '@mikro-orm/core';
import { ReservationSchema } from './reservation.entity.js';
import type { ReservationParty, ReservationStatus } from './reservation-lifecycle.js';

const ReservationEventSchema = defineEntity({
  name: 'ReservationEvent',
  tableName: 'reservation_event',
  properties: {
    id: p.uuid().primary(),
    reservationId: () =>
      p
        .manyToOne(ReservationSchema)
        .mapToPk()
        .fieldName('reservation_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('reservation_event_reservation_id_foreign'),
    /** Null for the first event. */
    fromStatus: p.text().$type<ReservationStatus>().strictNullable(),
    toStatus: p.text().$type<ReservationStatus>(),
    party: p.text().$type<ReservationParty>(),
    /** The account that acted; null for expiry. */
    actorId: p.uuid().strictNullable(),
    at: p.datetime(3),
  },
  indexes: [
    { name: 'reservation_event_reservation_id_index', properties: ['reservationId', 'at'] },
    {
      name: 'reservation_event_taken_back_index',
      expression: `create index reservation_event_taken_back_index on reservation_event (actor_id, at)
        where party = 'RECRUITER' and from_status = 'ACTIVE' and to_status = 'CANCELLED'`,
    },
    {
      name: 'reservation_event_actor_id_index',
      expression: `create index reservation_event_actor_id_index on reservation_event (actor_id, at desc, id desc)
        where party = 'RECRUITER'`,
    },
  ],
  checks: [
    {
      name: 'reservation_event_to_status_check',
      expression: `to_status in ('ACTIVE', 'MATCHED', 'REJECTED', 'EXPIRED', 'CANCELLED', 'HIRED')`,
    },
    {
      name: 'reservation_event_from_status_check',
      expression: `from_status in ('ACTIVE', 'MATCHED') and (from_status is null) = (to_status = 'ACTIVE')`,
    },
    { name: 'reservation_event_party_check', expression: `party in ('SEEKER', 'RECRUITER', 'CLOCK', 'CONSEQUENCE')` },
  ],
});

/** History of a reservation. Append-only. */
export class ReservationEvent extends ReservationEventSchema.class {}

ReservationEventSchema.setClass(ReservationEvent);
export { ReservationEventSchema };

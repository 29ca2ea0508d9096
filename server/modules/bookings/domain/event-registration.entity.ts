import { defineEntity, p } from '@mikro-orm/core';
import { EventSchema } from './event.entity.js';

/** A person's place at an event. */
export const EventRegistrationSchema = defineEntity({
  name: 'EventRegistration',
  tableName: 'event_registration',
  properties: {
    eventId: () =>
      p
        .manyToOne(EventSchema)
        .mapToPk()
        .primary()
        .fieldName('event_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('event_registration_event_id_foreign'),
    accountId: p.uuid().primary(),
    registeredAt: p.datetime(3),
  },
  indexes: [{ name: 'event_registration_account_id_index', properties: ['accountId'] }],
});

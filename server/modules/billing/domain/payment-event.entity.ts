import { defineEntity, p } from '@mikro-orm/core';

/** A processed message of the payment provider. A repeated delivery finds this row and does nothing. */
export const PaymentEventSchema = defineEntity({
  name: 'PaymentEvent',
  tableName: 'payment_event',
  properties: {
    /** The provider's id of the event. */
    id: p.text().primary(),
    type: p.text(),
    purchaseId: p.uuid().nullable(),
    receivedAt: p.datetime(3),
  },
  indexes: [{ name: 'payment_event_received_at_index', properties: ['receivedAt'] }],
  checks: [
    { name: 'payment_event_id_check', expression: 'char_length(id) >= 1 and char_length(id) <= 255' },
    { name: 'payment_event_type_check', expression: 'char_length(type) >= 1 and char_length(type) <= 100' },
  ],
});

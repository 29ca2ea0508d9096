import { defineEntity, p } from '@mikro-orm/core';

/** A message of the payment provider that had its effect: delivered again, it has none. */
export const PaymentEventSchema = defineEntity({
  name: 'PaymentEvent',
  tableName: 'payment_event',
  properties: {
    /** The provider's own. */
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

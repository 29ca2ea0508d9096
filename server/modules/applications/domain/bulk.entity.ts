import { defineEntity, p } from '@mikro-orm/core';
import { ApplicationSchema } from './application-table.js';

/** One action on many applications under its caller's key. A repeated request with the key continues where it stopped. */
export const ApplicationBulkSchema = defineEntity({
  name: 'ApplicationBulk',
  tableName: 'application_bulk',
  properties: {
    id: p.uuid().primary(),
    companyId: p.uuid(),
    actorId: p.uuid(),
    /** SHA-256 of the `Idempotency-Key`. */
    keyHash: p.character().length(64),
    /** SHA-256 of the request: the same key with another request is refused. */
    fingerprint: p.character().length(64),
    action: p.text(),
    madeAt: p.datetime(3),
  },
  uniques: [{ name: 'application_bulk_key_unique', properties: ['actorId', 'keyHash'] }],
  indexes: [{ name: 'application_bulk_made_at_index', properties: ['madeAt'] }],
  checks: [
    { name: 'application_bulk_action_check', expression: `action in ('REVIEWED', 'INTERVIEW', 'REJECTED', 'STAGE')` },
    { name: 'application_bulk_key_hash_check', expression: `key_hash ~ '^[0-9a-f]{64}$'` },
  ],
});

/** An application that a bulk changed; written in the transaction of the change. Refused ones have no row. */
export const ApplicationBulkItemSchema = defineEntity({
  name: 'ApplicationBulkItem',
  tableName: 'application_bulk_item',
  properties: {
    bulkId: () =>
      p
        .manyToOne(ApplicationBulkSchema)
        .mapToPk()
        .primary()
        .fieldName('bulk_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('application_bulk_item_bulk_id_foreign'),
    applicationId: () =>
      p
        .manyToOne(ApplicationSchema)
        .mapToPk()
        .primary()
        .fieldName('application_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('application_bulk_item_application_id_foreign'),
    /** The step that the bulk made. Undo is refused if a later step exists. */
    eventId: p.uuid(),
    doneAt: p.datetime(3),
    undoneAt: p.datetime(3).strictNullable(),
  },
  indexes: [{ name: 'application_bulk_item_application_id_index', properties: ['applicationId'] }],
});

import { defineEntity, p } from '@mikro-orm/core';

/** A request that must take effect once, and its answer. */
export const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_key',
  properties: {
    /** Account id, or address of an anonymous caller. Keys are guessable, so they are separate per caller. */
    caller: p.text().primary(),
    /** SHA-256 of the key. The key itself decrypts the answer, so it is not stored. */
    keyHash: p.character().length(64).primary(),
    /** HMAC-SHA-256 of method, path and body under the key. */
    fingerprint: p.character().length(64),
    /** Null while the first call is still running. */
    status: p.integer().nullable(),
    /** The answer, encrypted under the key (see answer-cipher.ts). */
    answer: p.blob().nullable(),
    createdAt: p.datetime(3),
  },
  indexes: [{ name: 'idempotency_key_created_at_index', properties: ['createdAt'] }],
  checks: [{ name: 'idempotency_key_status_check', expression: 'status is null or status >= 100 and status <= 599' }],
});

import { defineEntity, p } from '@mikro-orm/core';

/** Counted attempts of a limit. Stored in the database, so that all processes share them. */
export const ThrottleSchema = defineEntity({
  name: 'Throttle',
  tableName: 'throttle',
  properties: {
    /** SHA-256 (hex) of the limit and the counted subject, so that the table does not list who tried to sign in. */
    key: p.text().primary(),
    attempts: p.smallint(),
    /** When the attempts expire. */
    resetsAt: p.datetime(3),
  },
  indexes: [{ name: 'throttle_resets_at_index', properties: ['resetsAt'] }],
  checks: [
    { name: 'throttle_key_check', expression: 'char_length(key) = 64' },
    { name: 'throttle_attempts_check', expression: 'attempts >= 1' },
  ],
});

import { defineEntity, p } from '@mikro-orm/core';

/** Attempts counted against a limit, in the database so that replicas agree. */
export const ThrottleSchema = defineEntity({
  name: 'Throttle',
  tableName: 'throttle',
  properties: {
    /** SHA-256 (hex) of the limit and of whom it counts: the table is no list of who tried to be whom. */
    key: p.text().primary(),
    attempts: p.smallint(),
    /** Attempts are forgotten then. */
    resetsAt: p.datetime(3),
  },
  indexes: [{ name: 'throttle_resets_at_index', properties: ['resetsAt'] }],
  checks: [
    { name: 'throttle_key_check', expression: 'char_length(key) = 64' },
    { name: 'throttle_attempts_check', expression: 'attempts >= 1' },
  ],
});

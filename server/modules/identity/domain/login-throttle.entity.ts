import { defineEntity, p } from '@mikro-orm/core';

/** Failed log-ins of one account from one network address, counted in the database so that replicas agree. */
export const LoginThrottleSchema = defineEntity({
  name: 'LoginThrottle',
  tableName: 'login_throttle',
  properties: {
    /** SHA-256 (hex) of e-mail and address: the table is no list of who tried to be whom. */
    key: p.text().primary(),
    attempts: p.smallint(),
    /** Attempts are forgotten then; moved on by each one. */
    resetsAt: p.datetime(3),
  },
  indexes: [{ name: 'login_throttle_resets_at_index', properties: ['resetsAt'] }],
  checks: [
    { name: 'login_throttle_key_check', expression: 'char_length(key) = 64' },
    { name: 'login_throttle_attempts_check', expression: 'attempts >= 1' },
  ],
});

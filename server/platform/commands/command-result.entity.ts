import { defineEntity, p } from '@mikro-orm/core';

/** The result of a command under its caller's key. The row commits together with the changes. */
export const CommandResultSchema = defineEntity({
  name: 'CommandResult',
  tableName: 'command_results',
  properties: {
    /** Account id. Keys are guessable, so they are separate per caller. */
    caller: p.uuid().primary(),
    /** SHA-256 of the key. */
    keyHash: p.character().length(64).primary(),
    command: p.text(),
    /** SHA-256 of the request: the same key with another request is refused. */
    fingerprint: p.character().length(64),
    /** Ids and numbers, no personal text. Null only inside the running transaction. */
    result: p.json<unknown>().nullable(),
    createdAt: p.datetime(3),
  },
  indexes: [{ name: 'command_results_created_at_index', properties: ['createdAt'] }],
  checks: [
    {
      name: 'command_results_command_check',
      expression: 'char_length(command) >= 3 and char_length(command) <= 100',
    },
    { name: 'command_results_key_hash_check', expression: `key_hash ~ '^[0-9a-f]{64}$'` },
    { name: 'command_results_result_check', expression: 'pg_column_size(result) <= 1000' },
  ],
});

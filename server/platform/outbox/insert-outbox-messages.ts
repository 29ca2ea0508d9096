import type { Transaction } from '@mikro-orm/core';
import type { AbstractSqlConnection } from '@mikro-orm/postgresql';
import type { OutboxKind } from './outbox-message.entity.js';

export interface NewOutboxMessage {
  readonly id: string;
  readonly kind: OutboxKind;
  readonly name: string;
  readonly version: number;
  readonly payload: object;
  readonly jobKey: string | null;
  readonly requestId: string | null;
  readonly delayMs: number;
}

/**
 * Inserts all messages of a transaction in one statement. Uses the database's time, so that a wrong server clock delays nothing.
 * A single parameter holds all of them, because a statement may have only 65 535.
 */
export async function insertOutboxMessages(
  connection: AbstractSqlConnection,
  transaction: Transaction,
  messages: readonly NewOutboxMessage[],
): Promise<void> {
  await connection.execute(
    `insert into outbox_message (id, kind, name, version, payload, job_key, request_id, available_at, attempts, created_at)
     select m.id, m.kind, m.name, m.version, m.payload, m."jobKey", m."requestId", now() + m."delayMs" * interval '1 millisecond', 0, now()
       from jsonb_to_recordset(?::jsonb) as m (
         id uuid, kind text, name text, version integer, payload jsonb, "jobKey" text, "requestId" text, "delayMs" double precision
       )`,
    [JSON.stringify(messages)],
    'run',
    transaction,
  );
}

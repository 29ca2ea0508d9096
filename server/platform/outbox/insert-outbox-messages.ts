import type { Transaction } from '@mikro-orm/core';
import type { AbstractSqlConnection } from '@mikro-orm/postgresql';
import type { OutboxKind } from './outbox-message.entity.js';

export interface NewOutboxMessage {
  readonly id: string;
  readonly kind: OutboxKind;
  readonly name: string;
  readonly payload: object;
  readonly jobKey: string | null;
  readonly requestId: string | null;
  readonly delayMs: number;
}

/**
 * Writes all messages of a transaction in one statement. The times are the database's, so that a server with a wrong clock delays
 * nothing. One parameter holds them all: a statement may have 65 535, and a sweep may write more messages than that.
 */
export async function insertOutboxMessages(
  connection: AbstractSqlConnection,
  transaction: Transaction,
  messages: readonly NewOutboxMessage[],
): Promise<void> {
  await connection.execute(
    `insert into outbox_message (id, kind, name, payload, job_key, request_id, available_at, attempts, created_at)
     select m.id, m.kind, m.name, m.payload, m."jobKey", m."requestId", now() + m."delayMs" * interval '1 millisecond', 0, now()
       from jsonb_to_recordset(?::jsonb) as m (
         id uuid, kind text, name text, payload jsonb, "jobKey" text, "requestId" text, "delayMs" double precision
       )`,
    [JSON.stringify(messages)],
    'run',
    transaction,
  );
}

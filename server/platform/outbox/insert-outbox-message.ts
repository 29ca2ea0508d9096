import type { EntityManager } from '@mikro-orm/postgresql';
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
 * Writes one message in the transaction of `em`. The times are the database's, so that a server with a wrong clock delays
 * nothing.
 */
export async function insertOutboxMessage(em: EntityManager, message: NewOutboxMessage): Promise<void> {
  const { id, kind, name, payload, jobKey, requestId, delayMs } = message;
  await em.execute(
    `insert into outbox_message (id, kind, name, payload, job_key, request_id, available_at, attempts, created_at)
     values (?, ?, ?, ?::jsonb, ?, ?, now() + ? * interval '1 millisecond', 0, now())`,
    [id, kind, name, JSON.stringify(payload), jobKey, requestId, delayMs],
  );
}

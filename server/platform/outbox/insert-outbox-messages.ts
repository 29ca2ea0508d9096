import type { LateWrite } from '../database/late-writes.js';
import type { OutboxKind } from './outbox-message.entity.js';

export interface NewOutboxMessage {
  readonly id: string;
  readonly kind: OutboxKind;
  readonly name: string;
  readonly version: number;
  readonly payload: object;
  readonly jobKey: string | null;
  readonly requestId: string | null;
  /** W3C `traceparent` of the span that wrote the message; null if tracing is off. */
  readonly traceParent: string | null;
  readonly delayMs: number;
}

/**
 * Inserts all messages of a transaction in one statement. Uses the database's time, so that a wrong server clock delays nothing.
 * A single parameter holds all of them, because a statement may have only 65 535.
 */
export const insertionOf = (messages: readonly NewOutboxMessage[]): LateWrite => ({
  sql: `insert into outbox_message (id, kind, name, version, payload, job_key, request_id, trace_parent, available_at, attempts,
       created_at)
     select m.id, m.kind, m.name, m.version, m.payload, m."jobKey", m."requestId", m."traceParent",
       now() + m."delayMs" * interval '1 millisecond', 0, now()
       from jsonb_to_recordset(?::jsonb) as m (
         id uuid, kind text, name text, version integer, payload jsonb, "jobKey" text, "requestId" text, "traceParent" text,
         "delayMs" double precision
       )`,
  params: [JSON.stringify(messages)],
});

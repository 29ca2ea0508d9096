import type { EntityManager } from '@mikro-orm/postgresql';
import { LIVE_MINUTES } from '../queue/live-declarations.js';
import type { ClaimedMessage } from './deliveries-of.js';
import type { OutboxKind } from './outbox-message.entity.js';
import type { Missing } from './waiting.js';

export interface MessageRow {
  id: string;
  kind: OutboxKind;
  name: string;
  version: number;
  payload: unknown;
  job_key: string | null;
  request_id: string | null;
  trace_parent: string | null;
  attempts: number;
  delivered_to: string[] | null;
  waiting_for: string | null;
}

export const messageColumns =
  'id, kind, name, version, payload, job_key, request_id, trace_parent, attempts, delivered_to, waiting_for';

export function messageOf({
  job_key,
  request_id,
  trace_parent,
  delivered_to,
  waiting_for,
  ...row
}: MessageRow): ClaimedMessage {
  return {
    ...row,
    jobKey: job_key,
    requestId: request_id,
    traceParent: trace_parent,
    deliveredTo: delivered_to ?? [],
    isWaiting: waiting_for !== null,
  };
}

/**
 * Locks up to `limit` due messages, oldest first, for the transaction. Skips rows of other relays; if this process dies, its
 * transaction ends and the rows are free again.
 */
export async function claimMessages(em: EntityManager, limit: number): Promise<readonly ClaimedMessage[]> {
  const rows = await em.execute<MessageRow[]>(
    `select ${messageColumns}
     from outbox_message
     where published_at is null and dead_at is null and waiting_for is null and available_at <= now()
     order by available_at, id
     limit ?
     for update skip locked`,
    [limit],
  );
  return rows.map(messageOf);
}

/**
 * Locks messages that waited for what this version has, or for a subscriber that no running version still declares. The rest is
 * not read, so it holds up nothing.
 *
 * @param keys everything that this version can deliver (`keysOf`).
 */
export async function claimWaiting(
  em: EntityManager,
  keys: readonly string[],
  limit: number,
): Promise<readonly ClaimedMessage[]> {
  const rows = await em.execute<MessageRow[]>(
    `select ${messageColumns}
     from outbox_message
     where published_at is null and dead_at is null and available_at <= now()
       and waiting_for in (
         select jsonb_array_elements_text(?::jsonb)
         union all
         select 'subscriber:' || job_name from live_declaration
         where kind = 'subscription' group by job_name having max(seen_at) < now() - ? * interval '1 minute'
       )
     order by available_at, id
     limit ?
     for update of outbox_message skip locked`,
    [JSON.stringify(keys), LIVE_MINUTES, limit],
  );
  return rows.map(messageOf);
}

export async function markPublished(em: EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await em.execute(
    `update outbox_message set published_at = now(), last_error = null, waiting_for = null, waiting_since = null
     where id in (select value::uuid from jsonb_array_elements_text(?::jsonb))`,
    [JSON.stringify(ids)],
  );
}

/** Leaves the message to a version that has what is missing. Counts no attempt. @param retryMs not before this time. */
export async function markWaiting(
  em: EntityManager,
  message: ClaimedMessage,
  missing: Missing,
  deliveredTo: readonly string[],
  retryMs: number,
): Promise<void> {
  await em.execute(
    `update outbox_message
     set waiting_for = ?, waiting_since = coalesce(waiting_since, now()), last_error = ?, delivered_to = ?::jsonb,
         available_at = now() + ? * interval '1 millisecond'
     where id = ?`,
    [missing.key, missing.reason.slice(0, 2_000), JSON.stringify(deliveredTo), retryMs, message.id],
  );
}

/** @param retryMs null gives the message up. */
export async function markFailed(em: EntityManager, id: string, error: Error, retryMs: number | null): Promise<void> {
  await em.execute(
    `update outbox_message
     set attempts = attempts + 1,
         last_error = ?,
         waiting_for = null,
         waiting_since = null,
         available_at = now() + ? * interval '1 millisecond',
         dead_at = case when ? then now() end
     where id = ?`,
    [error.message.slice(0, 2_000), retryMs ?? 0, retryMs === null, id],
  );
}

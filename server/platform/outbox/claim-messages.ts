import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClaimedMessage } from './deliveries-of.js';
import type { OutboxKind } from './outbox-message.entity.js';

interface Row {
  id: string;
  kind: OutboxKind;
  name: string;
  payload: unknown;
  job_key: string | null;
  request_id: string | null;
  attempts: number;
}

/**
 * Locks up to `limit` due messages, oldest first, for the transaction. Skips rows of other relays; if this process dies, its
 * transaction ends and the rows are free again.
 */
export async function claimMessages(em: EntityManager, limit: number): Promise<readonly ClaimedMessage[]> {
  const rows = await em.execute<Row[]>(
    `select id, kind, name, payload, job_key, request_id, attempts
     from outbox_message
     where published_at is null and dead_at is null and available_at <= now()
     order by available_at, id
     limit ?
     for update skip locked`,
    [limit],
  );
  return rows.map(({ job_key, request_id, ...row }) => ({ ...row, jobKey: job_key, requestId: request_id }));
}

export async function markPublished(em: EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await em.execute(
    `update outbox_message set published_at = now(), last_error = null
     where id in (select value::uuid from jsonb_array_elements_text(?::jsonb))`,
    [JSON.stringify(ids)],
  );
}

/** @param retryMs null gives the message up. */
export async function markFailed(em: EntityManager, id: string, error: Error, retryMs: number | null): Promise<void> {
  await em.execute(
    `update outbox_message
     set attempts = attempts + 1,
         last_error = ?,
         available_at = now() + ? * interval '1 millisecond',
         dead_at = case when ? then now() end
     where id = ?`,
    [error.message.slice(0, 2_000), retryMs ?? 0, retryMs === null, id],
  );
}

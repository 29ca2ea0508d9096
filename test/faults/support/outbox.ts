import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '../../support/query.js';

const WITHIN_MS = 60_000;

/** Waits until every message that is due was given to the queue. @returns milliseconds; null after a minute */
export async function untilOutboxIsEmpty(databaseUrl: string): Promise<number | null> {
  const since = performance.now();
  const due = `select count(*)::int as due from outbox_message
                where published_at is null and dead_at is null and available_at <= now()`;
  while (performance.now() - since < WITHIN_MS) {
    const [row] = await query<{ due: number }>(databaseUrl, due);
    if (row?.due === 0) return Math.round(performance.now() - since);
    await sleep(100);
  }
  return null;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../../cluster/cluster.js';
import { query } from '../../support/query.js';

/** Waits until every video is COMPLETED. @returns the states at the end, and milliseconds */
export async function untilCompleted(
  { postgres: { url } }: Cluster,
  ids: readonly string[],
  withinMs: number,
): Promise<{ readonly completed: number; readonly failed: number; readonly ms: number }> {
  const since = performance.now();
  for (;;) {
    const rows = await query<{ status: string }>(url, 'select status from video where id = any ($1)', [ids]);
    const count = (status: string): number => rows.filter((row) => row.status === status).length;
    const [completed, failed, ms] = [count('completed'), count('failed'), Math.round(performance.now() - since)];
    if (completed + failed === ids.length || ms > withinMs) return { completed, failed, ms };
    await sleep(200);
  }
}

/** Files that the database names and the store does not have. */
export async function danglingFiles({ folder, postgres: { url } }: Cluster): Promise<string[]> {
  const named = await query<{ storage_key: string }>(url, 'select storage_key from media_file');
  return named
    .map(({ storage_key: key }) => key)
    .filter((key) => !existsSync(join(folder, 'store/media', `${key}._S3rver_object`)));
}

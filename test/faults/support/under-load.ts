import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../../cluster/cluster.js';
import { Load, type LoadResult } from '../../cluster/load.js';
import { auditDeals } from '../../integration/reservations/support/deal-audit.js';
import { type Answers, Watcher } from './watcher.js';

/** Normal operation before the fault, and after it. */
const AROUND_MS = 2_000;

/** The result of a fault under load. */
export interface UnderLoad<T> {
  readonly result: LoadResult;
  /** Answers to visitors who list postings, ten a second. */
  readonly answers: Answers;
  /** Broken rules across reservations, holds and matches. */
  readonly broken: readonly string[];
  readonly value: T;
}

/**
 * Causes a fault while recruiters reserve, buy and read, and visitors list postings.
 * @param at the address that the load uses: the proxy, or one API
 */
export async function underLoad<T>(
  cluster: Cluster,
  cause: (watcher: Watcher) => Promise<T>,
  at = cluster.url,
): Promise<UnderLoad<T>> {
  const load = new Load(at, cluster.postgres.url, { recruiters: 4, seekers: 24 });
  const over = new AbortController();
  try {
    await load.prepare();
    const running = load.run(over.signal);
    running.catch(() => undefined);
    const watcher = new Watcher(`${at}/api/jobs`);
    let value: T;
    let answers: Answers;
    try {
      await sleep(AROUND_MS);
      value = await cause(watcher);
      await sleep(AROUND_MS);
    } finally {
      over.abort();
      answers = await watcher.stop();
    }
    const result = await running;
    return { result, answers, value, broken: Object.keys(await auditDeals(cluster.postgres.url)) };
  } finally {
    load.close();
  }
}

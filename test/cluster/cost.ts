import { readFileSync } from 'node:fs';
import { query } from '../support/query.js';
import type { Cluster } from './cluster.js';
import type { LoadResult } from './load.js';

/** The unit of /proc/<pid>/stat on Linux. */
const TICKS_PER_SECOND = 100;

/** Processor seconds that the processes have used, and those of their children that have ended. */
function processorSeconds(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program is in parentheses and may contain spaces; utime is the 12th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND;
}

async function used(cluster: Cluster): Promise<{ apis: number; postgres: number; bytes: number }> {
  const apis = cluster.apis.flatMap(({ process: { pid } }) => (pid === undefined ? [] : [pid]));
  const size = 'select pg_database_size(current_database())::float8 as bytes';
  const [row] = await query<{ bytes: number }>(cluster.postgres.url, size);
  return {
    apis: processorSeconds(apis),
    postgres: processorSeconds(await cluster.postgres.processes()),
    bytes: row?.bytes ?? 0,
  };
}

/** Runs a load, and measures what it costs: processor time of the APIs and of PostgreSQL, and growth of the database. */
export async function measureCost(
  cluster: Cluster,
  run: () => Promise<LoadResult>,
): Promise<{ readonly result: LoadResult; readonly cost: string }> {
  const [before, since] = [await used(cluster), performance.now()];
  const result = await run();
  const [after, seconds] = [await used(cluster), (performance.now() - since) / 1_000];
  const perRequest = (processor: number): string => ((processor * 1_000) / result.requests).toFixed(1);
  const cost =
    `${Math.round(result.requests / seconds)} requests/s, processor a request: APIs ` +
    `${perRequest(after.apis - before.apis)} ms, PostgreSQL ${perRequest(after.postgres - before.postgres)} ms; ` +
    `database + ${((after.bytes - before.bytes) / 1_024 / result.writes).toFixed(1)} KiB a write`;
  return { result, cost };
}

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster/cluster.js';
import { ROOT } from '../cluster/parts/run-node.js';
import { query } from '../support/query.js';
import { Expectations, type Fault } from './support/fault.js';
import { untilOutboxIsEmpty } from './support/outbox.js';
import { previousVersion } from './support/previous-version.js';
import { underLoad } from './support/under-load.js';

const NEW = join(ROOT, 'dist/server');
/** Both versions work side by side for at least that long after each step. */
const BESIDE_MS = 5_000;
/** The email of an acceptance comes through outbox, relay and queue. */
const EMAILED_WITHIN_MS = 90_000;

/** A rollback to the previous version and the update to this one, process by process, on the newest schema. */
export const fault: Fault = {
  row: 'F27',
  done: 'previous version on the newest schema: rollback of both APIs and all workers in turn, then the update',
  expected: 'no failed request, every accepted reservation emailed once, no dead message',
  async run(stage) {
    const cluster = await stage.cluster();
    const previous = await stage.terminal.step('Build of the previous version', () => previousVersion());
    let isBack = false;
    try {
      const since = (await query<{ now: string }>(cluster.postgres.url, 'select now()::text as now'))[0]?.now ?? '';
      const { result, answers, broken } = await underLoad(cluster, async () => {
        await onApis(cluster, previous.server); // Old APIs, new workers.
        await onWorkers(cluster, previous.server); // All old.
        await onApis(cluster, NEW); // New APIs, old workers.
        await onWorkers(cluster, NEW);
        isBack = true;
      });
      const emptied = await untilOutboxIsEmpty(cluster.postgres.url);
      const { accepted, emailed, dead } = await untilEmailed(cluster, since);
      const check = new Expectations();
      check.expect(answers.count((status) => status !== 200) === 0, answers.statuses);
      check.expect(result.failures.length === 0, [...new Set(result.failures)].slice(0, 3).join('; '));
      check.expect(broken.length === 0, broken.join(', '));
      check.expect(emptied !== null, 'messages were left in the outbox');
      check.expect(dead === 0, `${dead} dead messages`);
      return {
        measured:
          `${previous.name} beside this one: visitors ${answers.statuses}; load ${result.requests} requests, ` +
          `${result.failures.length} failed at first; ${emailed} of ${accepted} acceptances emailed, ${dead} dead messages`,
        missed: check.missed,
        lost: result.lost + accepted - emailed,
        doubled: result.doubled,
      };
    } finally {
      // Later faults need this version.
      if (!isBack) await Promise.all([onApis(cluster, NEW), onWorkers(cluster, NEW)]);
      await previous.remove();
    }
  },
};

async function onApis(cluster: Cluster, server: string): Promise<void> {
  for (const api of cluster.apis) {
    await cluster.replaceApi(api, server);
    await sleep(BESIDE_MS);
  }
}

async function onWorkers(cluster: Cluster, server: string): Promise<void> {
  for (const [index] of cluster.workers.entries()) await cluster.replaceWorker(index, server);
  await sleep(BESIDE_MS);
}

interface Emailed {
  readonly accepted: number;
  readonly emailed: number;
  readonly dead: number;
}

/** Waits for the emails of all reservations that were accepted since then. */
async function untilEmailed(cluster: Cluster, since: string): Promise<Emailed> {
  const deadline = performance.now() + EMAILED_WITHIN_MS;
  for (;;) {
    const [row] = await query<{ accepted: number; emailed: number; dead: number }>(
      cluster.postgres.url,
      `select count(*)::int as accepted,
              count(*) filter (where exists (select from reservation_letter l
                                              where l.reservation_id = r.id and l.kind = 'ACCEPTED'))::int as emailed,
              (select count(*) from outbox_message where dead_at >= $1::timestamptz)::int as dead
         from reservation r where r.status = 'MATCHED' and r.reserved_at >= $1::timestamptz`,
      [since],
    );
    if (!row) throw new Error('the database returned no row');
    if (row.accepted === row.emailed || performance.now() > deadline) return row;
    await sleep(500);
  }
}

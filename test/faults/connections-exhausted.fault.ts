import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startOwnPostgres } from '../integration/queue/support/own-postgres.js';
import { query } from '../support/query.js';
import { Expectations, type Fault } from './support/fault.js';
import { startOwnApi } from './support/own-api.js';
import { Watcher } from './support/watcher.js';

const HELD_MS = 5_000;
const P99_MS = 1_000;
const BACK_WITHIN_MS = 2_000;

/** Other programs hold every connection that PostgreSQL allows. */
export const fault: Fault = {
  row: 'F11',
  done: `PostgreSQL: all max_connections taken by others for ${HELD_MS / 1_000} s`,
  expected: '503 with p99 ≤ 1 s, health answers, back within 2 s',
  async run() {
    const postgres = await startOwnPostgres();
    const others: pg.Client[] = [];
    const api = await startOwnApi({ DATABASE_URL: postgres.url }).catch(async (error: unknown) => {
      await postgres.remove();
      throw error;
    });
    try {
      await takeAllConnections(postgres.url, others);
      const watcher = new Watcher(`${api.origin}/api/jobs`, 50);
      const health = new Watcher(`${api.origin}/api/health`, 50);
      await sleep(HELD_MS);
      const [answers, beats] = await Promise.all([watcher.stop(), health.stop()]);
      await Promise.all(others.map((other) => other.end()));
      const back = Math.round(await watcher.untilServed());
      const check = new Expectations();
      check.expect(answers.count((status) => status !== 503) === 0, answers.statuses);
      check.expect(answers.p99 <= P99_MS, `p99 ${answers.p99} ms`);
      check.expect(beats.count((status) => status !== 200) === 0, `health ${beats.statuses}`);
      check.expect(beats.p99 <= P99_MS, `health p99 ${beats.p99} ms`);
      check.expect(back <= BACK_WITHIN_MS, `back after ${back} ms`);
      return {
        measured: `${answers.statuses}, p99 ${answers.p99} ms; health ${beats.statuses}, p99 ${beats.p99} ms; back after ${back} ms`,
        missed: check.missed,
        lost: null,
        doubled: null,
      };
    } finally {
      await Promise.allSettled(others.map((other) => other.end()));
      await api.stop();
      await postgres.remove();
    }
  },
};

/** Ends the connections of the API, and connects until PostgreSQL refuses; twice, because the API connects again meanwhile. */
async function takeAllConnections(url: string, taken: pg.Client[]): Promise<void> {
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
                where datname = current_database() and application_name like 'entrevue%'`;
  await query(url, end);
  await connectUntilRefused(url, taken);
  await taken[0]?.query(end);
  await connectUntilRefused(url, taken);
}

async function connectUntilRefused(url: string, taken: pg.Client[]): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url, application_name: 'other' });
    // The server ends them when it stops.
    client.on('error', () => undefined);
    const isConnected = await client.connect().then(
      () => true,
      () => false,
    );
    if (!isConnected) return;
    taken.push(client);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Expectations, type Fault } from './support/fault.js';
import { startDelayingLine } from './support/delaying-line.js';
import { startOwnApi } from './support/own-api.js';
import { underLoad } from './support/under-load.js';

const DELAY_MS = 25;
const LOAD_MS = 10_000;
const P99_MS = 6_000;

/** An API far from its database: no answer is lost, each takes longer. */
export const fault: Fault = {
  row: 'F7',
  done: `network between an API and PostgreSQL: every answer ${DELAY_MS * 2} ms later`,
  expected: 'no request fails, visitors p99 ≤ 6 s',
  async run(stage) {
    const cluster = await stage.cluster();
    const line = await startDelayingLine(Number(new URL(cluster.postgres.url).port), DELAY_MS);
    const far = new URL(cluster.postgres.url);
    far.port = String(line.port);
    try {
      const api = await startOwnApi({ ...cluster.env, DATABASE_URL: far.href, DATABASE_DIRECT_URL: far.href });
      try {
        const { result, answers, broken } = await underLoad(cluster, () => sleep(LOAD_MS), api.origin);
        const times = result.times.toSorted((one, other) => one - other);
        const middle = Math.round(times[Math.floor(times.length / 2)] ?? 0);
        const check = new Expectations();
        check.expect(answers.count((status) => status !== 200) === 0, answers.statuses);
        check.expect(result.failures.length === 0, `${result.failures.length} failed: ${result.failures[0] ?? ''}`);
        check.expect(answers.p99 <= P99_MS, `p99 ${answers.p99} ms`);
        check.expect(broken.length === 0, broken.join(', '));
        return {
          measured: `${answers.statuses}, p99 ${answers.p99} ms; ${result.requests} requests of the load, p50 ${middle} ms, ${result.failures.length} failed`,
          missed: check.missed,
          lost: result.lost,
          doubled: result.doubled,
        };
      } finally {
        await api.stop();
      }
    } finally {
      await line.close();
    }
  },
};

import { setTimeout as sleep } from 'node:timers/promises';
import { Expectations, type Fault } from './support/fault.js';
import { untilOutboxIsEmpty } from './support/outbox.js';
import { underLoad } from './support/under-load.js';

const FROZEN_MS = 8_000;
const P99_MS = 500;

/** Redis accepts connections and answers nothing. */
export const fault: Fault = {
  row: 'F12',
  done: `Redis: SIGSTOP for ${FROZEN_MS / 1_000} s`,
  expected: 'no request fails, p99 ≤ 500 ms; every job follows',
  async run(stage) {
    const cluster = await stage.cluster();
    const { result, answers, broken } = await underLoad(cluster, async () => {
      cluster.redis.child.kill('SIGSTOP');
      await sleep(FROZEN_MS);
      cluster.redis.child.kill('SIGCONT');
    });
    const waited = await untilOutboxIsEmpty(cluster.postgres.url);
    const check = new Expectations();
    check.expect(answers.count((status) => status !== 200) === 0, answers.statuses);
    check.expect(
      result.failures.length === 0,
      `${result.failures.length} requests failed: ${result.failures[0] ?? ''}`,
    );
    check.expect(answers.p99 <= P99_MS, `p99 ${answers.p99} ms`);
    check.expect(waited !== null, 'jobs wait in the outbox');
    check.expect(broken.length === 0, broken.join(', '));
    return {
      measured: `${answers.statuses}, p99 ${answers.p99} ms; outbox empty ${waited ?? '> 60,000'} ms after the load`,
      missed: check.missed,
      lost: result.lost,
      doubled: result.doubled,
    };
  },
};

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { queuePrefix } from '../../server/platform/queue/queue-backend.js';
import { query } from '../support/query.js';
import { Expectations, type Fault } from './support/fault.js';
import { untilOutboxIsEmpty } from './support/outbox.js';
import { underLoad } from './support/under-load.js';

const AWAY_MS = 2_000;
const SCHEDULED_WITHIN_MS = 75_000;

/** Redis loses its disk: it comes back without the jobs and schedules that it had stored. */
export const fault: Fault = {
  row: 'F12',
  done: `Redis: kill -9, all its data deleted, started again after ${AWAY_MS / 1_000} s`,
  expected: 'no request fails; every schedule is back within 75 s',
  async run(stage) {
    const cluster = await stage.cluster();
    const url = String(cluster.env['QUEUE_URL']);
    const declared = await declaredSchedules(cluster.postgres.url);
    const schedules = declared.length;
    const { result, answers, broken, value } = await underLoad(cluster, async () => {
      await cluster.redis.stop('SIGKILL');
      await rm(join(cluster.folder, 'appendonlydir'), { recursive: true, force: true });
      await rm(join(cluster.folder, 'dump.rdb'), { force: true });
      await sleep(AWAY_MS);
      await cluster.restartRedis();
      return { back: performance.now() };
    });
    let restored = await countSchedules(url, declared);
    while (restored < schedules && performance.now() - value.back < SCHEDULED_WITHIN_MS) {
      await sleep(500);
      restored = await countSchedules(url, declared);
    }
    const seconds = ((performance.now() - value.back) / 1_000).toFixed(0);
    const waited = await untilOutboxIsEmpty(cluster.postgres.url);
    const check = new Expectations();
    check.expect(answers.count((status) => status !== 200) === 0, answers.statuses);
    check.expect(
      result.failures.length === 0,
      `${result.failures.length} requests failed: ${result.failures[0] ?? ''}`,
    );
    check.expect(restored === schedules && schedules > 0, `${restored} of ${schedules} schedules after ${seconds} s`);
    check.expect(waited !== null, 'jobs wait in the outbox');
    check.expect(broken.length === 0, broken.join(', '));
    return {
      measured: `${answers.statuses}, p99 ${answers.p99} ms; ${restored} of ${schedules} schedules after ${seconds} s`,
      missed: check.missed,
      lost: result.lost,
      doubled: result.doubled,
    };
  },
};

interface Declared {
  readonly queue: string;
  readonly job: string;
}

/** Schedules that the running processes declare. Redis may still have those of an older version for a while. */
const declaredSchedules = (url: string): Promise<readonly Declared[]> =>
  query<Declared>(url, `select name as queue, job_name as job from live_declaration where kind = 'schedule'`);

/** @returns how many of them Redis has. */
async function countSchedules(url: string, declared: readonly Declared[]): Promise<number> {
  const redis = new Redis(url);
  redis.on('error', () => undefined); // The command fails with the cause.
  try {
    const found = await Promise.all(
      declared.map(({ queue, job }) => redis.zscore(`${queuePrefix}:${queue}:repeat`, job)),
    );
    return found.filter((next) => next !== null).length;
  } finally {
    redis.disconnect();
  }
}

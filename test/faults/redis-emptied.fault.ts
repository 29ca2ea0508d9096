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
    // Another fault may have restarted the workers a moment ago.
    const before = await untilComplete(url, declared);
    const { result, answers, broken, value } = await underLoad(cluster, async () => {
      await cluster.redis.stop('SIGKILL');
      await rm(join(cluster.folder, 'appendonlydir'), { recursive: true, force: true });
      await rm(join(cluster.folder, 'dump.rdb'), { force: true });
      await sleep(AWAY_MS);
      await cluster.restartRedis();
      return { back: performance.now() };
    });
    const after = await untilComplete(url, declared);
    const seconds = ((performance.now() - value.back) / 1_000).toFixed(0);
    const waited = await untilOutboxIsEmpty(cluster.postgres.url);
    const check = new Expectations();
    check.expect(answers.count((status) => status !== 200) === 0, answers.statuses);
    check.expect(
      result.failures.length === 0,
      `${result.failures.length} requests failed: ${result.failures[0] ?? ''}`,
    );
    check.expect(declared.length > 0, 'no process declares a schedule');
    check.expect(before.missing.length === 0, `missing before: ${before.missing.join(', ')}`);
    check.expect(after.missing.length === 0, `missing after ${seconds} s: ${after.missing.join(', ')}`);
    check.expect(after.surplus.length === 0, `not declared: ${after.surplus.join(', ')}`);
    check.expect(waited !== null, 'jobs wait in the outbox');
    check.expect(broken.length === 0, broken.join(', '));
    return {
      measured: `${answers.statuses}, p99 ${answers.p99} ms; ${declared.length - after.missing.length} of ${declared.length} schedules after ${seconds} s`,
      missed: check.missed,
      lost: result.lost,
      doubled: result.doubled,
    };
  },
};

/** Names are `<queue> <job>`. */
interface Compared {
  readonly missing: readonly string[];
  /** Redis has them, and no process declares them. */
  readonly surplus: readonly string[];
}

/** Schedules that the running processes declare, each minute. */
async function declaredSchedules(url: string): Promise<readonly string[]> {
  const rows = await query<{ queue: string; job: string }>(
    url,
    `select name as queue, job_name as job from live_declaration where kind = 'schedule' and seen_at > now() - interval '2 minutes'`,
  );
  return rows.map(({ queue, job }) => `${queue} ${job}`);
}

/** Waits until Redis has every declared schedule, for as long as that may take. */
async function untilComplete(url: string, declared: readonly string[]): Promise<Compared> {
  const redis = new Redis(url);
  redis.on('error', () => undefined); // The command fails with the cause.
  try {
    const deadline = performance.now() + SCHEDULED_WITHIN_MS;
    for (;;) {
      const stored = await storedSchedules(redis);
      const missing = declared.filter((name) => !stored.includes(name));
      if (missing.length === 0 || performance.now() > deadline)
        return { missing, surplus: stored.filter((name) => !declared.includes(name)) };
      await sleep(500);
    }
  } finally {
    redis.disconnect();
  }
}

async function storedSchedules(redis: Redis): Promise<string[]> {
  const lists = await redis.keys(`${queuePrefix}:*:repeat`);
  const named = await Promise.all(
    lists.map(async (list) => {
      const queue = list.slice(queuePrefix.length + 1, -':repeat'.length);
      return (await redis.zrange(list, 0, '-1')).map((job) => `${queue} ${job}`);
    }),
  );
  return named.flat();
}

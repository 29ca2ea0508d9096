import { jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';
import { HealthChecks } from '../../../server/platform/health/health-checks.js';
import { platformSentences } from '../../../server/platform/health/platform-sentences.js';
import { OutboxOverview } from '../../../server/platform/outbox/outbox-overview.query.js';
import { backends } from './support/backends.js';
import { type OwnPostgres, startOwnPostgres } from './support/own-postgres.js';
import { startQueueApp } from './support/queue-app.js';
import { ask, eventually, Observer, onQueue, usualPickup } from './support/queue-bench.js';
import { startRedis, type RedisServer } from './support/redis-server.js';
import { act } from './support/test-jobs.js';

jest.setTimeout(120_000);

/** Writes the figures of the run next to the results. */
const report = (line: string): void => void process.stderr.write(`    ${line}\n`);

/** Reliability F12: a request that enqueues a job must not wait for the queue. */
const REQUEST_MS = 500;
/** Reliability F6: max time until work continues after the database is back. */
const PICKUP_MS = 3_000;

describe('while Redis is unavailable', () => {
  let database: TestDatabase;
  let redis: RedisServer;
  let observer: Observer;
  let api: INestApplicationContext;
  let worker: INestApplicationContext;

  beforeAll(async () => {
    database = await createTestDatabase();
    redis = await startRedis();
    observer = await Observer.connect(database.url);
    api = await startQueueApp({ databaseUrl: database.url, queueUrl: redis.url });
    worker = await startQueueApp({ databaseUrl: database.url, queueUrl: redis.url, queues: ['test'] });
  });

  afterAll(async () => {
    redis?.process.kill('SIGCONT');
    await api?.close();
    await worker?.close();
    await observer?.close();
    await redis?.stop();
    await database?.drop();
  });

  /** Enqueues ten jobs like requests. @returns the longest time one of them took (milliseconds) */
  const askForTen = async (prefix: string): Promise<number> => {
    let longest = 0;
    for (let n = 0; n < 10; n += 1) {
      const at = performance.now();
      await ask(api, act, { key: `${prefix} ${n}`, act: 'done', ms: 0 });
      longest = Math.max(longest, performance.now() - at);
    }
    return longest;
  };
  const allRan = async (prefix: string): Promise<void> => {
    for (let n = 0; n < 10; n += 1) {
      await observer.until(`${prefix} ${n}`, 'finished', { ms: 20_000 });
      expect(await observer.names(`${prefix} ${n}`)).toEqual(['started', 'finished']);
    }
  };

  it('frozen for 8 s: no request waits for it, and every job runs once when it is back', async () => {
    // A load balancer polls continuously, so the queues have answered before.
    expect((await api.get(HealthChecks).run())['queue']?.remark).toMatchObject({ code: 'HEALTH.QUEUE_COUNTS' });
    redis.process.kill('SIGSTOP');
    const longest = await askForTen('frozen');
    expect(longest).toBeLessThan(REQUEST_MS);
    await sleep(8_000);
    // The relay has tried and released them: the messages are not locked, not counted as failed, and visible as a backlog.
    const { due, dead, oldestDueSeconds } = await api.get(OutboxOverview).counts();
    expect({ due, dead }).toEqual({ due: 10, dead: 0 });
    expect(oldestDueSeconds).toBeGreaterThanOrEqual(7);
    // The first answer may be cached; this one is new.
    await api.get(HealthChecks).run();
    await sleep(2_500);
    const { queue } = await api.get(HealthChecks).run();
    const away = platformSentences.sentence('HEALTH.QUEUE_AWAY', { backend: 'Redis' });
    expect(queue).toEqual({ ok: true, degraded: true, remark: away });

    const thawedAt = performance.now();
    redis.process.kill('SIGCONT');
    await allRan('frozen');
    report(
      `Redis frozen 8 s: longest request ${Math.round(longest)} ms, all 10 jobs ran ${Math.round(performance.now() - thawedAt)} ms after it came back`,
    );
  });

  it('killed and started again empty: no request fails, and every job asked for meanwhile runs once', async () => {
    const port = Number(new URL(redis.url).port);
    await redis.stop();
    const longest = await askForTen('killed');
    expect(longest).toBeLessThan(REQUEST_MS);
    await sleep(1_500);
    const backAt = performance.now();
    redis = await startRedis({ port });
    await allRan('killed');
    report(
      `Redis killed: longest request ${Math.round(longest)} ms, all 10 jobs ran ${Math.round(performance.now() - backAt)} ms after it came back`,
    );
  });
});

describe('when Redis has not started yet', () => {
  it('the API starts and accepts jobs, a worker waits for Redis, and the jobs run', async () => {
    const database = await createTestDatabase();
    const observer = await Observer.connect(database.url);
    // An address where nothing listens, and where Redis will be started later.
    const absent = await startRedis();
    await absent.stop();
    const api = await startQueueApp({ databaseUrl: database.url, queueUrl: absent.url });
    await ask(api, act, { key: 'early', act: 'done', ms: 0 });
    let isUp = false;
    const starting = startQueueApp({ databaseUrl: database.url, queueUrl: absent.url, queues: ['test'] }).then(
      (app) => {
        isUp = true;
        return app;
      },
    );
    await sleep(2_500);
    expect(isUp).toBe(false);
    const redis = await startRedis({ port: Number(new URL(absent.url).port) });
    const worker = await starting;
    await observer.until('early', 'finished');
    expect(await observer.names('early')).toEqual(['started', 'finished']);
    await Promise.all([api.close(), worker.close()]);
    await observer.close();
    await redis.stop();
    await database.drop();
  });
});

describe.each(backends)('after the database died, with the queue on %s', (backend) => {
  let postgres: OwnPostgres;
  let redis: RedisServer | undefined;
  let observer: Observer;
  let worker: INestApplicationContext;

  beforeAll(async () => {
    postgres = await startOwnPostgres();
    redis = backend === 'redis' ? await startRedis() : undefined;
    observer = await Observer.connect(postgres.url);
    worker = await startQueueApp({ databaseUrl: postgres.url, queueUrl: redis?.url, queues: 'all' });
  });

  afterAll(async () => {
    await worker?.close();
    await observer?.close();
    await postgres?.remove();
    await redis?.stop();
  });

  it.each([1, 2])(
    `kill -9 of all its processes, 3 s unavailable (round %i): work continues within ${PICKUP_MS / 1_000} s`,
    async (round) => {
      await ask(worker, act, { key: `before ${round}`, act: 'done', ms: 0 });
      await observer.until(`before ${round}`, 'finished');
      // Two jobs are in their handlers when the database stops. One must write during the outage; neither counts as failed.
      await ask(worker, act, { key: `across ${round}`, act: 'work', ms: 4_000 });
      await ask(worker, act, { key: `into ${round}`, act: 'work', ms: 1_000 });
      await observer.until(`across ${round}`, 'started');
      await observer.until(`into ${round}`, 'started');

      await postgres.signal('SIGKILL');
      await sleep(3_000);
      await postgres.restart();
      const backAt = Date.now();
      await ask(worker, act, { key: `after ${round}`, act: 'done', ms: 0 });
      const step = await observer.until(`after ${round}`, 'finished');
      expect(step.at.getTime() - backAt).toBeLessThan(PICKUP_MS);

      await observer.until(`across ${round}`, 'finished', { ms: 20_000 });
      await observer.until(`into ${round}`, 'finished', { ms: 20_000 });
      const across = [...(await observer.steps(`across ${round}`)), ...(await observer.steps(`into ${round}`))];
      expect(across.filter(({ attempt }) => attempt !== 1)).toEqual([]);
      report(
        `database killed for 3 s: first job ran ${step.at.getTime() - backAt} ms after it was ready, the two in hand ${across.map((row) => row.step).join(', ')}`,
      );
      // LISTEN works again for the outbox and the queue: nothing waits for a poll.
      expect(await usualPickup(worker, observer, `healed ${round}`)).toBeLessThan(250);
    },
  );

  it('frozen for 6 s: work continues afterwards, and finished jobs do not run again', async () => {
    await postgres.signal('SIGSTOP');
    const job = { key: 'during the frost', act: 'done', ms: 0 } as const;
    // Refused once the outage is noticed, or written afterwards.
    const asking = ask(worker, act, job).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : 'not an error'),
    );
    await sleep(6_000);
    await postgres.signal('SIGCONT');
    const refusal = await asking;
    if (refusal !== null) {
      expect(refusal).toContain('the database does not answer');
      await ask(worker, act, job);
    }
    const step = await observer.until('during the frost', 'finished');
    expect(step.attempt).toBe(1);
    expect(await observer.names('during the frost')).toEqual(['started', 'finished']);
  });
});

describe('while the database refuses connections', () => {
  it('a worker waits without keeping a core busy, and a job that ends meanwhile counts as done', async () => {
    const database = await createTestDatabase();
    const observer = await Observer.connect(database.url);
    const worker = await startQueueApp({ databaseUrl: database.url, queues: ['test'] });
    const key = 'ends in the gap';
    await ask(worker, act, { key, act: 'quiet', ms: 1_500 });
    await observer.until(key, 'started');

    // The only connection that stays open; it ends the refusal later.
    const keeper = await observer.pool.connect();
    const name = new URL(database.url).pathname.slice(1);
    await keeper.query(`alter database ${name} connection limit 0`);
    await keeper.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [name],
    );
    const before = process.cpuUsage();
    await sleep(4_000);
    const { user, system } = process.cpuUsage(before);
    const busyMs = Math.round((user + system) / 1_000);
    await keeper.query(`alter database ${name} connection limit -1`);
    keeper.release();

    const completed = await eventually('completed', async () =>
      (await onQueue(worker, act, (queue) => queue.getCompleted())).find((job) => job.data.payload['key'] === key),
    );
    expect(completed.returnvalue).toBe('done');
    expect(completed.failedReason).toBeUndefined();
    expect(await observer.names(key)).toEqual(['started']);
    report(`4 s without connections: ${busyMs} ms of processor time`);
    expect(busyMs).toBeLessThan(1_500);
    await worker.close();
    await observer.close();
    await database.drop();
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { getNextMillis } from 'bullmq';
import { jest } from '@jest/globals';
import { JobRegistry } from '../../../server/platform/queue/job-registry.js';
import type { AnyJobDefinition } from '../../../server/platform/queue/define-job.js';
import { Queues } from '../../../server/platform/queue/queues.js';
import { queueNames } from '../../cluster/parts/queues.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { type MatchingWorker, startMatchingWorker } from '../matching/support/matching-worker.js';
import { eventually } from '../media/support/processes.js';
import { backends } from './support/backends.js';
import { type RedisServer, startRedis } from './support/redis-server.js';

jest.setTimeout(240_000);
/** Workers that start together store next runs that differ by less. */
const SLACK_MS = 5_000;
/** More than the time between two checks of the schedules. */
const CHECKED_MS = 25_000;
const WITHIN_MS = 90_000;

/** All schedules of the product, stored by its own workers. */
describe.each(backends)('schedules on %s while a worker looks after them', (backend) => {
  let redis: RedisServer | undefined;
  let app: TestApp;
  let worker: MatchingWorker | undefined;
  let env: Record<string, string>;
  let declared: readonly AnyJobDefinition[];

  beforeAll(async () => {
    redis = backend === 'redis' ? await startRedis() : undefined;
    env = redis ? { QUEUE_URL: redis.url } : {};
    app = await startTestApp({ env });
    declared = app.app
      .get(JobRegistry, { strict: false })
      .jobs()
      .filter(({ schedule }) => schedule !== undefined);
  });
  afterAll(async () => {
    await worker?.end('SIGKILL');
    await app?.close();
    await redis?.stop();
  });

  const names = (): string[] => declared.map(({ queue, name }) => `${queue.name} ${name}`).sort();
  /** The time of the next run of each stored schedule. */
  const stored = async (): Promise<Map<string, number>> => {
    const next = new Map<string, number>();
    for (const queue of queueNames()) {
      const schedulers = await app.app.get(Queues, { strict: false }).ask(queue, (handle) => handle.getJobSchedulers());
      for (const { key, next: at } of schedulers) next.set(`${queue} ${key}`, at ?? NaN);
    }
    return next;
  };
  const start = (): void => {
    const { databaseUrl, dataDir } = app;
    worker = startMatchingWorker({ databaseUrl, dataDir, env, queues: queueNames().join(',') });
  };
  /** Waits until all declared schedules are stored and no other, each with such a next run. */
  const untilStored = async (what: string, isExpected: (next: number, job: AnyJobDefinition) => boolean) => {
    let wrong: string[] = [];
    const look = async (): Promise<true | undefined> => {
      const next = await stored();
      const late = declared.filter((job) => !isExpected(next.get(`${job.queue.name} ${job.name}`) ?? NaN, job));
      const surplus = [...next.keys()].filter((name) => !names().includes(name));
      wrong = [
        ...late.map(({ name }) => `late or missing: ${name}`),
        ...surplus.map((name) => `not declared: ${name}`),
      ];
      return wrong.length === 0 ? true : undefined;
    };
    await eventually(what, look, WITHIN_MS).catch((error: unknown) => {
      throw new Error(wrong.join('; '), { cause: error });
    });
  };
  const isSoon = (next: number, { schedule }: AnyJobDefinition): boolean => {
    if (!schedule) return false;
    const latest =
      'everySeconds' in schedule
        ? Date.now() + schedule.everySeconds * 1_000
        : (getNextMillis(Date.now(), { pattern: schedule.cron, tz: schedule.timezone }) ?? NaN);
    return next <= latest + SLACK_MS;
  };

  /** Whether the first run, which is due at once, is over; short intervals are due again and again. */
  const isOver = (next: number, { schedule }: AnyJobDefinition): boolean =>
    next > Date.now() || (schedule !== undefined && 'everySeconds' in schedule && schedule.everySeconds < 120);

  it('are complete, none too many, and a run that is not due stays as it is at each check', async () => {
    start();
    await untilStored(
      'schedules of the first worker, and their first runs',
      (next, job) => isSoon(next, job) && isOver(next, job),
    );
    // Runs that are not due stay as they are while the worker looks after the schedules.
    const before = await stored();
    await sleep(CHECKED_MS);
    const after = await stored();
    const far = [...before].filter(([, next]) => next > Date.now());
    expect(far.length).toBeGreaterThan(10);
    expect(far.filter(([name, next]) => after.get(name) !== next).map(([name]) => name)).toEqual([]);
  });
});

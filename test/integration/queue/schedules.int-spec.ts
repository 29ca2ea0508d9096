import { jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { AnyJobDefinition, Schedule } from '../../../server/platform/queue/define-job.js';
import { ensureSchedules } from '../../../server/platform/queue/ensure-schedules.js';
import { backends, type Bench, openBench } from './support/backends.js';
import { startQueueApp } from './support/queue-app.js';
import { onQueue } from './support/queue-bench.js';
import { tick } from './support/test-jobs.js';

jest.setTimeout(60_000);

/** Not made with defineJob, because only its schedule is used and it needs no handler. */
const plain: AnyJobDefinition = {
  ...tick,
  name: 'agenda.tidy',
  queue: { ...tick.queue, name: 'agenda' },
  schedule: { cron: '0 3 * * *', timezone: 'America/Toronto' },
};

describe.each(backends)('schedules on %s', (backend) => {
  let bench: Bench;
  let app: INestApplicationContext;

  beforeAll(async () => {
    bench = await openBench(backend);
    app = await startQueueApp({ databaseUrl: bench.databaseUrl, queueUrl: bench.queueUrl });
  });
  afterAll(async () => {
    await app?.close();
    await bench?.close();
  });

  const scheduledAs = (schedule: Schedule): AnyJobDefinition => ({ ...plain, schedule });
  const ensure = (...definitions: AnyJobDefinition[]) => ensureBeside([], ...definitions);
  /** @param declared jobs that have a schedule in another running version. */
  const ensureBeside = (declared: readonly string[], ...definitions: AnyJobDefinition[]) =>
    onQueue(app, plain, (queue) =>
      ensureSchedules(queue, definitions, (job) => Promise.resolve(declared.includes(job))),
    );
  const state = () =>
    onQueue(app, plain, async (queue) => ({
      schedules: (await queue.getJobSchedulers()).map(({ key, pattern, every, tz }) => ({ key, pattern, every, tz })),
      runs: (await queue.getDelayed()).map(({ id }) => id),
    }));

  it('are created once, even if workers start repeatedly', async () => {
    await Promise.all([ensure(plain), ensure(plain)]);
    const first = await state();
    expect(first.schedules).toEqual([
      { key: 'agenda.tidy', pattern: '0 3 * * *', every: undefined, tz: 'America/Toronto' },
    ]);
    expect(first.runs).toHaveLength(1);
    await ensure(plain);
    expect(await state()).toEqual(first);
    const [, , at] = first.runs[0]!.split(':');
    const hour = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', hour: 'numeric', hour12: false });
    expect(hour.format(new Date(Number(at)))).toBe('03');
  });

  it('are created once by workers that start in parallel, every time', async () => {
    for (let round = 0; round < 25; round += 1) {
      await ensure();
      await Promise.all(Array.from({ length: 4 }, () => ensure(plain)));
      const { schedules, runs } = await state();
      expect([round, schedules.length, runs.length]).toEqual([round, 1, 1]);
    }
  });

  it('change with their definition', async () => {
    await ensure(scheduledAs({ everySeconds: 900 }));
    const { schedules, runs } = await state();
    expect(schedules).toEqual([{ key: 'agenda.tidy', pattern: undefined, every: 900_000, tz: undefined }]);
    expect(runs.length).toBeLessThanOrEqual(1);
    await ensure(plain);
    expect((await state()).schedules).toMatchObject([{ pattern: '0 3 * * *' }]);
  });

  it.each<[string, Schedule]>([
    ['an interval', { everySeconds: 60 }],
    ['times of the day', plain.schedule!],
  ])('of %s get a new next run if a worker whose clock was days ahead stored it', async (_, schedule) => {
    const definition = scheduledAs(schedule);
    await ensure();
    await daysAhead(() => ensure(definition));
    await ensure(definition);
    const next = await onQueue(app, plain, async (queue) => (await queue.getJobScheduler(plain.name))?.next);
    const interval = 'everySeconds' in schedule ? schedule.everySeconds * 1_000 : 86_400_000;
    expect(next).toBeLessThanOrEqual(Date.now() + interval);
    expect((await state()).runs.length).toBeLessThanOrEqual(1);
  });

  it('of an interval run within it again after a worker whose clock was hours ahead ran many of the next runs', async () => {
    const definition = scheduledAs({ everySeconds: 600 });
    const nextRun = () => onQueue(app, plain, async (queue) => (await queue.getJobScheduler(plain.name))?.next ?? NaN);
    await ensure();
    await ensure(definition);
    // More runs than BullMQ looks through for one that is free, from the next one on.
    const first = await nextRun();
    for (let run = 0; run <= 40; run += 1) await addCompletedRun(first + run * 600_000);
    await completeRun(`repeat:${plain.name}:${first}`);
    await ensure(definition);
    expect(await nextRun()).toBeLessThanOrEqual(Date.now() + 600_000);
    expect(
      await onQueue(app, plain, async (queue) => queue.getJobState(`repeat:${plain.name}:${await nextRun()}`)),
    ).toMatch(/^(delayed|waiting|prioritized)$/);
  });

  it('get their next run again if a worker whose clock was ahead has run it already', async () => {
    await ensure();
    await ensure(plain);
    const { runs } = await state();
    await completeRun(runs[0]!);
    await daysAhead(() => ensure(plain));
    expect((await state()).runs).not.toEqual(runs);
    await ensure(plain);
    expect((await state()).runs).toEqual(runs);
  });

  it('get a new next run if it was lost', async () => {
    await ensure(plain);
    const { runs } = await state();
    await loseRun(runs[0]!);
    expect((await state()).runs).toEqual([]);
    await ensure(plain);
    expect((await state()).runs).toEqual(runs);
  });

  /** BullMQ has no way to remove a scheduled run, so delete its data directly, like an outage. */
  const loseRun = (id: string): Promise<void> =>
    onQueueData(
      (database) => database.query('delete from bullmq.job where id = $1', [id]),
      (redis) => redis.multi().zrem('entrevue:agenda:delayed', id).del(`entrevue:agenda:${id}`).exec(),
    );

  /** Stores that a waiting run has completed, as a worker does whose clock says that it is due. */
  const completeRun = (id: string): Promise<void> =>
    onQueueData(
      (database) => database.query(`update bullmq.job set state = 'completed' where id = $1`, [id]),
      (redis) =>
        redis
          .multi()
          .zrem('entrevue:agenda:delayed', id)
          .lrem('entrevue:agenda:wait', 1, id)
          .zadd('entrevue:agenda:completed', 1, id)
          .exec(),
    );

  /** Stores a run of a schedule that a worker has completed. */
  const addCompletedRun = (at: number): Promise<void> =>
    onQueueData(
      (database) =>
        database.query(
          `insert into bullmq.job (queue, id, seq, name, state, added_at_ms, finished_at_ms, scheduler_id)
           values ('agenda', $1, nextval('bullmq.job_seq'), $2, 'completed', $3, $3, $2) on conflict do nothing`,
          [`repeat:${plain.name}:${at}`, plain.name, at],
        ),
      (redis) =>
        redis
          .multi()
          .hsetnx(`entrevue:agenda:repeat:${plain.name}:${at}`, 'name', plain.name)
          .zadd('entrevue:agenda:completed', at, `repeat:${plain.name}:${at}`)
          .exec(),
    );

  const onQueueData = async (
    inDatabase: (client: pg.Client) => Promise<unknown>,
    inRedis: (redis: Redis) => Promise<unknown>,
  ): Promise<void> => {
    if (bench.queueUrl === undefined) {
      const client = new pg.Client({ connectionString: bench.databaseUrl });
      await client.connect();
      try {
        await inDatabase(client);
      } finally {
        await client.end();
      }
      return;
    }
    const redis = new Redis(bench.queueUrl);
    try {
      await inRedis(redis);
    } finally {
      await redis.quit();
    }
  };

  /** Runs `work` by a clock that is three days ahead. */
  const daysAhead = async (work: () => Promise<void>): Promise<void> => {
    const real = Date.now;
    Date.now = () => real() + 3 * 86_400_000;
    try {
      await work();
    } finally {
      Date.now = real;
    }
  };

  it('stay while another version declares them', async () => {
    await ensure(plain);
    const first = await state();
    await ensureBeside(['agenda.tidy']);
    expect(await state()).toEqual(first);
  });

  it('are removed when no version declares them any more', async () => {
    await ensure(plain);
    await ensure();
    expect(await state()).toEqual({ schedules: [], runs: [] });
  });
});

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

  it('get a new next run if it was lost', async () => {
    await ensure(plain);
    const { runs } = await state();
    await loseRun(runs[0]!);
    expect((await state()).runs).toEqual([]);
    await ensure(plain);
    expect((await state()).runs).toEqual(runs);
  });

  /** BullMQ has no way to remove a scheduled run, so delete its data directly, like an outage. */
  const loseRun = async (id: string): Promise<void> => {
    if (bench.queueUrl === undefined) {
      const client = new pg.Client({ connectionString: bench.databaseUrl });
      await client.connect();
      await client.query('delete from bullmq.job where id = $1', [id]);
      await client.end();
      return;
    }
    const redis = new Redis(bench.queueUrl);
    await redis.zrem('entrevue:agenda:delayed', id);
    await redis.del(`entrevue:agenda:${id}`);
    await redis.quit();
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

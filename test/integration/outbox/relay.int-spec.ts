import { jest } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Transaction } from '../../../server/platform/database/transaction.js';
import { Logger } from '../../../server/platform/logging/logger.js';
import { DeadLetters } from '../../../server/platform/outbox/list-dead-letters.query.js';
import { WaitingWork } from '../../../server/platform/outbox/list-waiting-work.query.js';
import { RetryDeadLetter } from '../../../server/platform/outbox/retry-dead-letter.js';
import { SweepOutboxJob } from '../../../server/platform/outbox/sweep-outbox.job.js';
import type { JobContext } from '../../../server/platform/queue/job-context.js';
import { Outbox } from '../../../server/platform/outbox/outbox.js';
import { OutboxOverview } from '../../../server/platform/outbox/outbox-overview.query.js';
import { BATCH_SIZE, MAX_ATTEMPTS, RelayBatch } from '../../../server/platform/outbox/relay-batch.js';
import { JobRegistry } from '../../../server/platform/queue/job-registry.js';
import { LiveDeclarations } from '../../../server/platform/queue/live-declarations.js';
import { Queues } from '../../../server/platform/queue/queues.js';
import { Tracing } from '../../../server/platform/tracing/tracing.js';
import { backends, type Bench, openBench } from '../queue/support/backends.js';
import { startQueueApp } from '../queue/support/queue-app.js';
import { ask, emptyQueue, eventually, Observer, onQueue } from '../queue/support/queue-bench.js';
import { act, happened, keyed, troubled } from '../queue/support/test-jobs.js';

jest.setTimeout(60_000);

/** Step by step: no relay and no worker runs here unless the test starts one. */
describe.each(backends)('one relay, on %s', (backend) => {
  let bench: Bench;
  let app: INestApplicationContext;
  let observer: Observer;
  let batch: RelayBatch;

  beforeAll(async () => {
    bench = await openBench(backend);
    observer = await Observer.connect(bench.databaseUrl);
    app = await startQueueApp({ databaseUrl: bench.databaseUrl, queueUrl: bench.queueUrl });
    batch = new RelayBatch(
      app.get(JobRegistry),
      app.get(Queues),
      app.get(LiveDeclarations),
      app.get(Logger),
      app.get(Tracing),
    );
  });
  afterEach(async () => {
    await observer.pool.query('truncate outbox_message');
    await emptyQueue(app, act);
  });
  afterAll(async () => {
    await app?.close();
    await observer?.close();
    await bench?.close();
  });

  const relay = () => batch.run(app.get(MikroORM).em.fork());
  const waiting = () =>
    onQueue(app, act, async (queue) =>
      (await queue.getWaiting()).map(({ name, data }) => `${name} ${String(data.payload['key'])}`),
    );
  const works = () =>
    startQueueApp({ databaseUrl: bench.databaseUrl, queueUrl: bench.queueUrl, queues: ['test'], relay: false });

  it('starts every job that subscribes to an event, unless the subscriber declines', async () => {
    const outbox = app.get(Outbox);
    await outbox.publish(happened, { key: 'wanted', wanted: true });
    await outbox.publish(happened, { key: 'unwanted', wanted: false });
    expect(await relay()).toEqual({ claimed: 2, published: 2, queueReached: true });
    expect((await waiting()).sort()).toEqual(['test.act unwanted', 'test.act wanted', 'test.follow wanted']);
    expect(await relay()).toEqual({ claimed: 0, published: 0, queueReached: true });
  });

  it('delivers in the order of publication, batch by batch', async () => {
    const keys = Array.from({ length: BATCH_SIZE + 10 }, (_, n) => `key ${String(n).padStart(3, '0')}`);
    await app.get(Transaction).run(async () => {
      for (const key of keys) await app.get(Outbox).enqueue(act, { key, act: 'done', ms: 0 });
    });
    expect((await relay()).published).toBe(BATCH_SIZE);
    expect((await relay()).published).toBe(10);
    expect((await waiting()).reverse()).toEqual([...keys].reverse().map((key) => `test.act ${key}`));
  });

  it('leaves messages alone that another relay has claimed', async () => {
    await ask(app, act, { key: 'held', act: 'done', ms: 0 });
    const em = app.get(MikroORM).em.fork();
    await em.transactional(async (holder) => {
      await holder.execute('select id from outbox_message for update');
      expect((await relay()).claimed).toBe(0);
    });
    expect((await relay()).published).toBe(1);
  });

  it('adds nothing twice if it died between delivering and marking, even after the job has run', async () => {
    await ask(app, act, { key: 'once', act: 'done', ms: 0 });
    await ask(app, keyed, { key: 'once keyed', act: 'done', ms: 0 });
    const died = app
      .get(MikroORM)
      .em.fork()
      .transactional(async (em) => {
        expect((await batch.run(em)).published).toBe(2);
        throw new Error('killed before the commit');
      });
    await expect(died).rejects.toThrow('killed before the commit');
    expect((await app.get(OutboxOverview).counts()).due).toBe(2);

    const worker = await works();
    try {
      await observer.until('once', 'finished');
      await observer.until('once keyed', 'finished');
      await eventually('both jobs completed', async () =>
        (await onQueue(app, act, (queue) => queue.getCompletedCount())) === 2 ? true : undefined,
      );
      expect((await relay()).published).toBe(2);
      expect((await app.get(OutboxOverview).counts()).due).toBe(0);
      // The name of the work must be free: the repeated delivery must not have taken it for a finished job.
      await ask(app, keyed, { key: 'once keyed', act: 'done', ms: 0 });
      await relay();
      await observer.until('once keyed', 'finished', { count: 2 });
      expect(await observer.names('once')).toEqual(['started', 'finished']);
      expect(await observer.names('once keyed')).toEqual(['started', 'finished', 'started', 'finished']);
    } finally {
      await worker.close();
    }
  });

  it('frees the name of work that points at a finished job', async () => {
    await ask(app, keyed, { key: 'stuck', act: 'done', ms: 0 });
    await relay();
    const worker = await works();
    try {
      await observer.until('stuck', 'finished');
      const id = await eventually(
        'completed',
        async () => (await onQueue(app, act, (queue) => queue.getCompleted()))[0]?.id,
      );
      await pointKeyAt(id);
      await ask(app, keyed, { key: 'stuck', act: 'done', ms: 0 });
      await relay();
      await observer.until('stuck', 'finished', { count: 2 });
    } finally {
      await worker.close();
    }
  });

  it('does not let one bad subscriber block the others, retries later, and finally leaves a visible dead letter', async () => {
    await app.get(Outbox).publish(troubled, { key: 'trouble', broken: true });
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      expect(await relay()).toEqual({ claimed: 1, published: 0, queueReached: true });
      const { delayed, dead } = await app.get(OutboxOverview).counts();
      expect({ delayed, dead }).toEqual(attempt < MAX_ATTEMPTS ? { delayed: 1, dead: 0 } : { delayed: 0, dead: 1 });
      expect((await relay()).claimed).toBe(0);
      await observer.pool.query("update outbox_message set available_at = now() - interval '1 second'");
    }
    expect(await relay()).toEqual({ claimed: 0, published: 0, queueReached: true });
    expect(await waiting()).toEqual(['test.act trouble']);
    expect(await app.get(DeadLetters).list(10)).toEqual([
      expect.objectContaining({
        source: 'outbox',
        name: 'test.troubled',
        queue: null,
        payload: { key: 'trouble', broken: true },
        attempts: MAX_ATTEMPTS,
        error: 'test.follow: this subscriber cannot read the event',
        diedAt: expect.any(Date),
      }),
    ]);
  });

  it('waits longer after every failure', async () => {
    await app.get(Outbox).publish(troubled, { key: 'slow', broken: true });
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await observer.pool.query("update outbox_message set available_at = now() - interval '1 second'");
      await relay();
      const { rows } = await observer.pool.query<{ ms: number }>(
        'select extract(epoch from available_at - now())::float * 1000 as ms from outbox_message',
      );
      waits.push(rows[0]!.ms);
    }
    waits.forEach((ms, n) => {
      expect(ms).toBeGreaterThan(500 * 2 ** n - 200);
      expect(ms).toBeLessThanOrEqual(1_000 * 2 ** n);
    });
  });

  it('keeps a job it does not know for a version that does', async () => {
    await observer.pool.query(
      `insert into outbox_message (id, kind, name, payload, available_at, attempts, created_at)
       values (gen_random_uuid(), 'job', 'test.from-the-future', '{}', now(), 0, now())`,
    );
    expect(await relay()).toEqual({ claimed: 1, published: 0, queueReached: true });
    // This version does not read it again.
    expect(await relay()).toEqual({ claimed: 0, published: 0, queueReached: true });
    const { rows } = await observer.pool.query('select attempts, last_error, dead_at, waiting_for from outbox_message');
    expect(rows).toEqual([
      {
        attempts: 0,
        last_error: 'job test.from-the-future is unknown to this version',
        dead_at: null,
        waiting_for: 'job:test.from-the-future',
      },
    ]);
    expect(await app.get(WaitingWork).list(10)).toEqual([
      expect.objectContaining({ source: 'outbox', name: 'test.from-the-future', since: expect.any(Date) }),
    ]);
    const { due, waiting } = await app.get(OutboxOverview).counts();
    expect({ due, waiting }).toEqual({ due: 0, waiting: 1 });
  });

  it('delivers other messages without delay while thousands wait for another version', async () => {
    await observer.pool.query(
      `insert into outbox_message
         (id, kind, name, payload, available_at, attempts, created_at, waiting_for, waiting_since)
       select gen_random_uuid(), 'event', 'test.later', '{}', now() - interval '1 hour', 0, now(), 'event:test.later@1', now()
         from generate_series(1, 20000)`,
    );
    await observer.pool.query('analyze outbox_message');
    await ask(app, act, { key: 'beside', act: 'done', ms: 0 });
    expect(await relay()).toEqual({ claimed: 1, published: 1, queueReached: true });
    const { rows } = await observer.pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers off, timing off, summary off)
       select id from outbox_message
       where published_at is null and dead_at is null and waiting_for is null and available_at <= now()
       order by available_at, id limit 50 for update skip locked`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('outbox_message_ready_index');
    expect(plan).not.toContain('Rows Removed');
  });

  it('retries an unreadable payload later, and leaves a visible dead letter after a week', async () => {
    await app.get(Outbox).publish(happened, { key: 'garbled', wanted: true });
    await observer.pool.query(`update outbox_message set payload = '{"key": 7}'`);
    expect(await relay()).toEqual({ claimed: 1, published: 0, queueReached: true });
    expect((await relay()).claimed).toBe(0);
    await observer.pool.query(
      "update outbox_message set available_at = now(), waiting_since = now() - interval '8 days'",
    );
    expect((await relay()).claimed).toBe(1);
    const context = { signal: new AbortController().signal, log: app.get(Logger) } as unknown as JobContext;
    const em = app.get(MikroORM).em.fork();
    expect(await new SweepOutboxJob(em).handle({}, context)).toBe('done');
    const [email] = await app.get(DeadLetters).list(10);
    expect(email).toMatchObject({ name: 'test.happened', attempts: 0, error: expect.stringContaining('test.act: ') });

    await observer.pool.query(`update outbox_message set payload = '{"key": "repaired", "wanted": false}'`);
    await em.transactional((own) => new RetryDeadLetter(own, app.get(JobRegistry), app.get(Queues)).message(email!.id));
    expect((await relay()).published).toBe(1);
    expect(await waiting()).toEqual(['test.act repaired']);
  });

  /** Creates a state that a crash at an unlucky moment could leave. */
  const pointKeyAt = async (jobId: string): Promise<void> => {
    if (backend === 'postgres') {
      await observer.pool.query(
        `insert into bullmq.dedup (queue, dedup_id, job_id) values ('test', 'test.act-keyed/stuck', $1)`,
        [jobId],
      );
      return;
    }
    const redis = new Redis(bench.queueUrl!);
    await redis.set('entrevue:test:de:test.act-keyed/stuck', jobId);
    await redis.quit();
  };
});

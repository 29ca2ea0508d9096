import { jest } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { Transaction } from '../../../server/platform/database/transaction.js';
import { Outbox } from '../../../server/platform/outbox/outbox.js';
import { OutboxOverview } from '../../../server/platform/outbox/outbox-overview.query.js';
import { sweepOutbox, type SweepOutboxJob } from '../../../server/platform/outbox/sweep-outbox.job.js';
import { JobRegistry } from '../../../server/platform/queue/job-registry.js';
import type { JobContext } from '../../../server/platform/queue/job-context.js';
import { Logger } from '../../../server/platform/logging/logger.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';
import { startQueueApp } from '../queue/support/queue-app.js';
import { ask, Observer } from '../queue/support/queue-bench.js';
import { act, happened } from '../queue/support/test-jobs.js';

jest.setTimeout(60_000);

interface Row {
  kind: string;
  name: string;
  payload: object;
  request_id: string | null;
  job_key: string | null;
  wait_ms: number;
}

describe('writing to the outbox', () => {
  let database: TestDatabase;
  let app: INestApplicationContext;
  let observer: Observer;
  let outbox: Outbox;

  const rows = async (): Promise<readonly Row[]> => {
    const { rows: found } = await observer.pool.query<Row>(
      `select kind, name, payload, request_id, job_key,
              round(extract(epoch from available_at - created_at) * 1000)::int as wait_ms
       from outbox_message order by id`,
    );
    return found;
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    observer = await Observer.connect(database.url);
    app = await startQueueApp({ databaseUrl: database.url });
    outbox = app.get(Outbox);
  });
  afterEach(() => observer.pool.query('truncate outbox_message'));
  afterAll(async () => {
    await app?.close();
    await observer?.close();
    await database?.drop();
  });

  it('is part of the open transaction: both are stored, or neither', async () => {
    const transaction = app.get(Transaction);
    const em = app.get(MikroORM).em;
    const write = (key: string) => async (): Promise<void> => {
      await em.execute(
        `insert into test_step (job, key, step, attempt, last, pid, session) values ('x', ?, 'written', 0, false, 0, 0)`,
        [key],
      );
      await outbox.publish(happened, { key, wanted: true });
      if (key === 'undone') throw new Error('the use case failed afterwards');
    };
    await transaction.run(write('kept'));
    await expect(transaction.run(write('undone'))).rejects.toThrow('the use case failed afterwards');
    expect((await rows()).map(({ kind, name, payload }) => [kind, name, payload])).toEqual([
      ['event', 'test.happened', { key: 'kept', wanted: true }],
    ]);
    expect(await observer.names('kept')).toEqual(['written']);
    expect(await observer.names('undone')).toEqual([]);
  });

  it('opens its own transaction if none is open', async () => {
    await outbox.publish(happened, { key: 'alone', wanted: false });
    expect(await rows()).toHaveLength(1);
  });

  it('stores the request, the name of the work and the delay', async () => {
    await ask(app, act, { key: 'k', act: 'done', ms: 0 }, { jobId: 'work of k', delayMs: 90_000 });
    expect(await rows()).toEqual([
      {
        kind: 'job',
        name: 'test.act',
        payload: { key: 'k', act: 'done', ms: 0 },
        request_id: 'request-of-the-test',
        job_key: 'work of k',
        wait_ms: 90_000,
      },
    ]);
    expect(await app.get(OutboxOverview).counts()).toEqual({
      due: 0,
      delayed: 1,
      dead: 0,
      oldestDueSeconds: 0,
      waiting: 0,
      oldestWaitingSeconds: 0,
    });
  });

  it('refuses a payload that does not match its declaration, and writes nothing', async () => {
    await expect(outbox.publish(happened, { key: 7 } as never)).rejects.toThrow('Invalid input');
    await expect(outbox.enqueue(act, { key: 'k', act: 'no such act' } as never)).rejects.toThrow('Invalid option');
    expect(await rows()).toEqual([]);
  });

  it('is swept of messages that were delivered more than a week ago, and of nothing else', async () => {
    await observer.pool.query(`
      insert into outbox_message (id, kind, name, payload, available_at, attempts, created_at, published_at, dead_at)
      select gen_random_uuid(), 'event', name, '{}', now(), 0, now(), now() - published, now() - dead
      from (values
        ('test.eight-days', interval '8 days', null),
        ('test.six-days', interval '6 days', null),
        ('test.waiting', null, null),
        ('test.dead', null, interval '30 days')
      ) as t (name, published, dead), generate_series(1, case name when 'test.eight-days' then 5500 else 1 end)`);
    const sweep = app.get(JobRegistry).find(sweepOutbox.name)?.handler as SweepOutboxJob;
    const context = { signal: new AbortController().signal, log: app.get(Logger) } as unknown as JobContext;
    expect(await sweep.handle({}, context)).toBe('done');
    expect((await rows()).map(({ name }) => name).sort()).toEqual(['test.dead', 'test.six-days', 'test.waiting']);
    expect(await sweep.handle({}, context)).toBe('skipped');
  });
});

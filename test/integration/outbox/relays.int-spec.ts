import { jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Transaction } from '../../../server/platform/database/transaction.js';
import { Outbox } from '../../../server/platform/outbox/outbox.js';
import { OutboxOverview } from '../../../server/platform/outbox/outbox-overview.query.js';
import { backends, type Bench, openBench } from '../queue/support/backends.js';
import { startQueueApp } from '../queue/support/queue-app.js';
import { eventually, Observer, onQueue, usualPickup } from '../queue/support/queue-bench.js';
import { act, happened } from '../queue/support/test-jobs.js';
import { startWorkerProcess, type WorkerProcess } from '../queue/support/worker-process.js';

jest.setTimeout(180_000);

/** Writes the figures of the run next to the results. */
const report = (line: string): void => void process.stderr.write(`    ${line}\n`);

const MESSAGES = 500;
const RELAYS = 3;

describe.each(backends)(`${RELAYS} relays in separate processes, on %s`, (backend) => {
  let bench: Bench;
  let app: INestApplicationContext;
  let observer: Observer;
  let workers: WorkerProcess[] = [];

  const start = (): Promise<WorkerProcess> => startWorkerProcess({ ...bench, queues: ['test'] });

  beforeAll(async () => {
    bench = await openBench(backend);
    observer = await Observer.connect(bench.databaseUrl);
    app = await startQueueApp({ databaseUrl: bench.databaseUrl, queueUrl: bench.queueUrl });
    workers = await Promise.all(Array.from({ length: RELAYS }, start));
  });
  beforeEach(() => observer.pool.query('truncate test_step'));
  afterAll(async () => {
    for (const { child } of workers) child.kill('SIGKILL');
    await app?.close();
    await observer?.close();
    await bench?.close();
  });

  /** Runs twenty transactions at a time, each with one message, like requests. */
  const publishAll = async (): Promise<void> => {
    const outbox = app.get(Outbox);
    const transaction = app.get(Transaction);
    for (let n = 0; n < MESSAGES; n += 20) {
      await Promise.all(
        Array.from({ length: Math.min(20, MESSAGES - n) }, (_, i) =>
          transaction.run(() => outbox.publish(happened, { key: `message ${n + i}`, wanted: (n + i) % 2 === 0 })),
        ),
      );
    }
  };
  /** One job for each message, and a second one for every other message. */
  const expected = MESSAGES * 1.5;
  const tally = async (step: string): Promise<{ runs: number; jobs: number }> => {
    const { rows } = await observer.pool.query<{ runs: number; jobs: number }>(
      'select count(*)::int as runs, count(distinct (job, key))::int as jobs from test_step where step = $1',
      [step],
    );
    return rows[0]!;
  };
  const untilAllRan = () =>
    eventually(
      'all jobs ran',
      async () => {
        const { jobs } = await tally('finished');
        const { due } = await app.get(OutboxOverview).counts();
        const { active, waiting } = await onQueue(app, act, (queue) => queue.getJobCounts('active', 'waiting'));
        return jobs === expected && due === 0 && active === 0 && waiting === 0 ? true : undefined;
      },
      120_000,
    );

  it(`${MESSAGES} messages start each of their jobs exactly once`, async () => {
    const at = performance.now();
    await publishAll();
    const published = performance.now();
    await untilAllRan();
    expect(await tally('started')).toEqual({ runs: expected, jobs: expected });
    expect(await tally('finished')).toEqual({ runs: expected, jobs: expected });
    report(
      `${backend}: ${MESSAGES} messages written in ${Math.round(published - at)} ms, ${expected} jobs done ${Math.round(performance.now() - published)} ms later by ${RELAYS} relays`,
    );
  });

  it('kill -9 of relays during delivery: every job runs, and none is added twice', async () => {
    const publishing = publishAll();
    for (let kills = 0; kills < 4; kills += 1) {
      await sleep(150);
      await workers[kills % RELAYS]!.end('SIGKILL');
      workers[kills % RELAYS] = await start();
    }
    await publishing;
    await untilAllRan();
    // A job of a killed worker starts again; all others start once, and each ends once.
    const started = await tally('started');
    const finished = await tally('finished');
    expect(finished.jobs).toBe(expected);
    expect(started.runs - expected).toBeLessThanOrEqual(4 * 5);
    expect(finished.runs - expected).toBeLessThanOrEqual(4 * 5);
    const added = await onQueue(app, act, (queue) => queue.getJobs(['completed', 'failed'], 0, 5_000));
    const keysOfSecondRound = added.map(({ id }) => id);
    expect(new Set(keysOfSecondRound).size).toBe(keysOfSecondRound.length);
    expect(keysOfSecondRound).toHaveLength(expected * 2);
    report(`${backend}: 4 relays killed, ${started.runs - expected} jobs started again, 0 lost`);
  });
});

describe('the listening connection', () => {
  let bench: Bench;
  let app: INestApplicationContext;
  let observer: Observer;

  beforeAll(async () => {
    bench = await openBench('postgres');
    observer = await Observer.connect(bench.databaseUrl);
    app = await startQueueApp({ databaseUrl: bench.databaseUrl, queues: ['test'] });
  });
  afterAll(async () => {
    await app?.close();
    await observer?.close();
    await bench?.close();
  });

  it('brings work to a worker without waiting for a poll', async () => {
    // Polling alone would usually take half a second.
    const ms = await usualPickup(app, observer, 'heard');
    expect(ms).toBeLessThan(250);
    report(`from commit to start of the job through outbox and queue: ${ms} ms`);
  });

  it('is opened again after it was cut, and receives notifications again', async () => {
    const cut = await observer.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name in ('entrevue-outbox', 'test')`,
    );
    expect(cut.rowCount).toBe(2);
    await eventually('both listen again', async () => {
      const { rows } = await observer.pool.query(
        `select 1 from pg_stat_activity
         where datname = current_database() and application_name in ('entrevue-outbox', 'test') and query ilike '%listen %'`,
      );
      return rows.length === 2 ? true : undefined;
    });
    expect(await usualPickup(app, observer, 'heard again')).toBeLessThan(250);
  });
});

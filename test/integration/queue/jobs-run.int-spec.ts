import { jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { HealthChecks } from '../../../server/platform/health/health-checks.js';
import { Metrics } from '../../../server/platform/metrics/metrics.js';
import { DeadLetters } from '../../../server/platform/outbox/list-dead-letters.query.js';
import { WaitingWork } from '../../../server/platform/outbox/list-waiting-work.query.js';
import { MAX_WAIT_MS } from '../../../server/platform/queue/wait-for-version.js';
import { QueueOverview } from '../../../server/platform/queue/queue-overview.query.js';
import { query } from '../../support/query.js';
import { backends, type Bench, openBench } from './support/backends.js';
import { startQueueApp } from './support/queue-app.js';
import { ask, eventually, Observer, onQueue } from './support/queue-bench.js';
import { act, keyed, tick } from './support/test-jobs.js';

jest.setTimeout(90_000);

describe.each(backends)('jobs on %s', (backend) => {
  let bench: Bench;
  let app: INestApplicationContext;
  let observer: Observer;

  beforeAll(async () => {
    bench = await openBench(backend);
    observer = await Observer.connect(bench.databaseUrl);
    app = await startQueueApp({ databaseUrl: bench.databaseUrl, queueUrl: bench.queueUrl, queues: 'all' });
  });

  afterAll(async () => {
    await app?.close();
    await observer?.close();
    await bench?.close();
  });

  it('runs an enqueued job once, and stores its result', async () => {
    await ask(app, act, { key: 'simple', act: 'done', ms: 0 });
    await ask(app, act, { key: 'nothing to do', act: 'skip', ms: 0 });
    await observer.until('simple', 'finished');
    await observer.until('nothing to do', 'finished');
    expect(await observer.names('simple')).toEqual(['started', 'finished']);
    const outcomes = await eventually('both completed', async () => {
      const jobs = await onQueue(app, act, (queue) => queue.getCompleted());
      const found = new Map(jobs.map((job) => [job.data.payload['key'], job.returnvalue]));
      return found.has('simple') && found.has('nothing to do') ? found : undefined;
    });
    expect(outcomes.get('simple')).toBe('done');
    expect(outcomes.get('nothing to do')).toBe('skipped');
  });

  it('carries the id of the request that enqueued it', async () => {
    await ask(app, act, { key: 'traced', act: 'done', ms: 0 });
    const step = await observer.until('traced', 'finished');
    expect(step.request_id).toBe('request-of-the-test');
  });

  it('gives every run its own database session', async () => {
    const keys = ['one', 'two', 'three'].map((name) => `session ${name}`);
    await Promise.all(keys.map((key) => ask(app, act, { key, act: 'done', ms: 50 })));
    const sessions = await Promise.all(keys.map(async (key) => (await observer.until(key, 'finished')).session));
    expect(new Set(sessions).size).toBe(3);
  });

  it('retries after a failure, later each time, and passes the number of the attempt', async () => {
    await ask(app, act, { key: 'stumbles', act: 'fail-once', ms: 0 });
    await observer.until('stumbles', 'finished');
    const steps = await observer.steps('stumbles');
    expect(steps.map(({ step, attempt, last }) => [step, attempt, last])).toEqual([
      ['started', 1, false],
      ['started', 2, false],
      ['finished', 2, false],
    ]);
    const waited = steps[1]!.at.getTime() - steps[0]!.at.getTime();
    expect(waited).toBeGreaterThanOrEqual(95);
  });

  it('calls `exhausted` once after the last failed attempt, and keeps the job as a dead letter', async () => {
    await ask(app, act, { key: 'doomed', act: 'fail', ms: 0 });
    await observer.until('doomed', 'exhausted: failure of doomed');
    const email = await eventually('the dead letter', async () =>
      (await app.get(DeadLetters).list(50)).find(({ error }) => error === 'failure of doomed'),
    );
    expect(email).toMatchObject({
      source: 'queue',
      name: 'test.act',
      queue: 'test',
      requestId: 'request-of-the-test',
    });
    expect(email.payload).toEqual({ key: 'doomed', act: 'fail', ms: 0 });
    expect((await observer.steps('doomed')).map(({ step, attempt, last }) => [step, attempt, last])).toEqual([
      ['started', 1, false],
      ['started', 2, false],
      ['started', 3, true],
      ['exhausted: failure of doomed', 0, false],
    ]);
  });

  it('puts a PostponedJob back without counting an attempt, and shows operators why', async () => {
    await ask(app, act, { key: 'early', act: 'postpone', ms: 0 });
    const waiting = await eventually('the waiting job', async () =>
      (await app.get(WaitingWork).list(50)).find(({ reason }) => reason === 'early waits for a part'),
    );
    expect(waiting).toMatchObject({ source: 'queue', name: 'test.act', queue: 'test' });
    await query(
      bench.databaseUrl,
      `insert into test_step (job, key, step, attempt, last, pid, session) values ('test.act', 'early', 'released', 1, false, 0, 0)`,
    );
    await observer.until('early', 'finished');
    const steps = await observer.steps('early');
    expect(steps.length).toBeGreaterThan(3);
    expect(steps.every(({ attempt }) => attempt === 1)).toBe(true);
  });

  it('does not retry an UnrecoverableJob', async () => {
    await ask(app, act, { key: 'hopeless', act: 'hopeless', ms: 0 });
    await observer.until('hopeless', 'exhausted: hopeless cannot work');
    await eventually('the dead letter', async () =>
      (await app.get(DeadLetters).list(50)).find(({ error }) => error === 'hopeless cannot work'),
    );
    expect(await observer.names('hopeless')).toEqual(['started', 'exhausted: hopeless cannot work']);
  });

  it('runs again, and calls `exhausted` again, if the entity could not be updated', async () => {
    await ask(app, act, { key: 'untold', act: 'hopeless', ms: 0 });
    await observer.until('untold', 'exhausted: untold cannot work');
    const id = await eventually('the job waits for its second telling', async () => {
      const jobs = await onQueue(app, act, (queue) => queue.getDelayed());
      return jobs.find((job) => job.data.payload['key'] === 'untold')?.id;
    });
    await onQueue(app, act, async (queue) => (await queue.getJob(id))?.promote());
    await observer.until('untold', 'exhausted: untold cannot work', { count: 2 });
    await eventually('the dead letter', async () =>
      (await app.get(DeadLetters).list(50)).find(({ error }) => error === 'untold cannot work'),
    );
  });

  /**
   * After days without a suitable version it becomes a dead letter. The worker may write the job meanwhile, so set its age
   * repeatedly.
   */
  const givenUp = (id: string) =>
    eventually('the dead letter', async () => {
      const job = await onQueue(app, act, (queue) => queue.getJob(id));
      await job?.updateData({ ...job.data, waiting: { since: Date.now() - MAX_WAIT_MS - 1_000, reason: 'test' } });
      return (await app.get(DeadLetters).list(50)).find((email) => email.id === id);
    });

  it('keeps an unreadable job for another version, without running its handler, and shows the reason', async () => {
    const data = { payload: { key: 'malformed', act: 'no such act' }, request_id: null };
    await onQueue(app, act, (queue) => queue.add(act.name, data, { jobId: 'malformed.1', attempts: 3 }));
    const item = await eventually('the waiting job', async () =>
      (await app.get(WaitingWork).list(50)).find(({ id }) => id === 'malformed.1'),
    );
    expect(item).toMatchObject({
      source: 'queue',
      queue: 'test',
      name: 'test.act',
      reason: 'the stored payload of test.act is not what it declares',
    });
    expect(await observer.names('malformed')).toEqual([]);
    const job = await onQueue(app, act, (queue) => queue.getJob('malformed.1'));
    expect(job?.attemptsMade).toBe(0);
    const email = await givenUp('malformed.1');
    expect(email.error).toBe('the stored payload of test.act is not what it declares');
    expect(await observer.names('malformed')).toEqual([]);
  });

  it('keeps an unknown job, and drops a run of a schedule that no version declares any more', async () => {
    const data = { payload: { key: 'unknown' }, request_id: null };
    await onQueue(app, act, (queue) => queue.add('test.from-the-future', data, { jobId: 'unknown.1' }));
    const item = await eventually('the waiting job', async () =>
      (await app.get(WaitingWork).list(50)).find(({ id }) => id === 'unknown.1'),
    );
    expect(item.reason).toBe('job test.from-the-future is unknown to this version');
    await givenUp('unknown.1');

    const old = { ...data, waiting: { since: Date.now() - 3_600_000, reason: item.reason } };
    await onQueue(app, act, (queue) =>
      queue.upsertJobScheduler('test.removed', { every: 3_600_000 }, { name: 'test.removed', data: old }),
    );
    const run = await eventually('the dropped run', async () =>
      (await onQueue(app, act, (queue) => queue.getCompleted())).find(({ name }) => name === 'test.removed'),
    );
    expect(run.returnvalue).toBe('skipped');
    await onQueue(app, act, (queue) => queue.removeJobScheduler('test.removed'));
  });

  it('lets the same work wait only once, and runs it once more if it was enqueued while running', async () => {
    const work = { key: 'same', act: 'work', ms: 700 } as const;
    await ask(app, keyed, work);
    await observer.until('same', 'started');
    // One of these three must run afterwards, because the first may have read what they changed.
    for (let n = 0; n < 3; n += 1) await ask(app, keyed, work);
    await observer.until('same', 'finished', { count: 2 });
    await eventually('nothing left', async () => ((await pending()) === 0 ? true : undefined));
    expect(await observer.names('same')).toEqual(['started', 'finished', 'started', 'finished']);

    await ask(app, keyed, work);
    await observer.until('same', 'finished', { count: 3 });
  });

  it('frees the jobId of work that failed for good', async () => {
    await ask(app, keyed, { key: 'fails', act: 'fail', ms: 0 });
    await eventually('the dead letter', async () =>
      (await app.get(DeadLetters).list(50)).find(({ error }) => error === 'failure of fails'),
    );
    await ask(app, keyed, { key: 'fails', act: 'done', ms: 0 });
    await observer.until('fails', 'finished');
  });

  it('runs a job at its delay, not before', async () => {
    const before = Date.now();
    await ask(app, act, { key: 'later', act: 'done', ms: 0 }, { delayMs: 1_500 });
    const step = await observer.until('later', 'finished');
    expect(step.at.getTime() - before).toBeGreaterThanOrEqual(1_490);
    expect(step.at.getTime() - before).toBeLessThan(4_000);
  });

  it('writes progress in whole per cents, not too often, and always the last value', async () => {
    await ask(app, act, { key: 'advances', act: 'progress', ms: 0 });
    await observer.until('advances', 'finished');
    const progress = await eventually('completed', async () => {
      const jobs = await onQueue(app, act, (queue) => queue.getCompleted());
      return jobs.find((job) => job.data.payload['key'] === 'advances')?.progress;
    });
    expect(progress).toBe(100);
  });

  it('runs scheduled work again and again, in every run with an empty payload', async () => {
    const first = await observer.until('tick', 'finished', { count: 1 });
    const fifth = await observer.until('tick', 'finished', { count: 5 });
    const seconds = (fifth.at.getTime() - first.at.getTime()) / 1_000;
    // One run per second; the first may be nearly a second late, because the worker was starting.
    expect(seconds).toBeGreaterThan(2.9);
    expect(seconds).toBeLessThan(12);
    expect(fifth.request_id).toBeNull();
    expect(await onQueue(app, tick, (queue) => queue.getJobSchedulersCount())).toBe(1);
  });

  it('shows the depth of the queues, also in readiness', async () => {
    const counts = await app.get(QueueOverview).counts();
    expect(Object.keys(counts)).toEqual(['fragile', 'maintenance', 'test', 'ticking']);
    expect(counts['test']?.failed).toBeGreaterThanOrEqual(4);
    const { queue, outbox } = await app.get(HealthChecks).run();
    const kind = backend === 'redis' ? 'Redis' : 'PostgreSQL';
    expect(queue).toMatchObject({ ok: true, remark: { code: 'HEALTH.QUEUE_COUNTS', values: { backend: kind } } });
    const dead = expect.objectContaining({ code: 'HEALTH.OUTBOX_DEAD', values: { count: 0 } });
    const counted = { code: 'HEALTH.OUTBOX_COUNTS', values: expect.objectContaining({ dead }) };
    expect(outbox).toEqual({ ok: true, remark: expect.arrayContaining([expect.objectContaining(counted)]) });
  });

  it('counts runs by job and result, and shows how long the oldest waiting job has waited', async () => {
    const text = await app.get(Metrics).text();
    const count = (outcome: string): number =>
      Number(new RegExp(`^entrevue_jobs_total\\{job="test.act",outcome="${outcome}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
    for (const outcome of ['done', 'skipped', 'retry', 'failed']) expect(count(outcome)).toBeGreaterThanOrEqual(1);
    expect(text).toMatch(/^entrevue_job_seconds_total\{job="test.act"\} \d/m);

    // Five jobs run at a time, so the sixth waits.
    const keys = Array.from({ length: 6 }, (_, n) => `age ${n}`);
    for (const key of keys) await ask(app, act, { key, act: 'work', ms: 1_500 });
    const overview = app.get(QueueOverview);
    const age = await eventually('one waits for half a second', async () => {
      const found = (await overview.oldestWaitingSeconds(await overview.counts())).get('test') ?? 0;
      return found >= 0.5 ? found : undefined;
    });
    expect(age).toBeLessThan(10);
    for (const key of keys) await observer.until(key, 'finished');
    expect((await overview.oldestWaitingSeconds(await overview.counts())).get('test')).toBeUndefined();
  });

  const pending = async (): Promise<number> => {
    const { waiting, active, delayed } = (await app.get(QueueOverview).counts())['test']!;
    return waiting + active + delayed;
  };
});

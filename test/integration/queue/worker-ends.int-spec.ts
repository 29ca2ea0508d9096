import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { DeadLetters } from '../../../server/platform/outbox/list-dead-letters.query.js';
import { backends, type Bench, openBench } from './support/backends.js';
import { startQueueApp } from './support/queue-app.js';
import { ask, emptyQueue, eventually, Observer, onQueue } from './support/queue-bench.js';
import { act, fragile, keyed } from './support/test-jobs.js';
import { startWorkerProcess, type WorkerProcess } from './support/worker-process.js';

jest.setTimeout(120_000);

/** Reliability F3 and E8: with default settings this takes a minute. */
const RESUMED_WITHIN_MS = 10_000;

describe.each(backends)('when a worker ends, on %s', (backend) => {
  let bench: Bench;
  /** A process like the API's: it writes to the outbox but runs no jobs. */
  let app: INestApplicationContext;
  let observer: Observer;
  let workers: WorkerProcess[] = [];

  const start = async (): Promise<WorkerProcess> => {
    const worker = await startWorkerProcess({ ...bench, queues: ['test', 'fragile'] });
    workers.push(worker);
    return worker;
  };

  beforeAll(async () => {
    bench = await openBench(backend);
    observer = await Observer.connect(bench.databaseUrl);
    app = await startQueueApp({ databaseUrl: bench.databaseUrl, queueUrl: bench.queueUrl });
  });

  afterEach(async () => {
    for (const { child } of workers) child.kill('SIGKILL');
    workers = [];
    // Empty the queue, because the previous test may have left jobs running.
    await emptyQueue(app, act);
  });

  afterAll(async () => {
    await app?.close();
    await observer?.close();
    await bench?.close();
  });

  it(`kill -9 in the middle of a job: another worker resumes it within ${RESUMED_WITHIN_MS / 1_000} s, and it ends once`, async () => {
    const [first, second] = await Promise.all([start(), start()]);
    await ask(app, keyed, { key: 'killed', act: 'work', ms: 3_000 });
    const begun = await observer.until('killed', 'started');
    const [victim, survivor] = begun.pid === first.pid ? [first, second] : [second, first];
    await victim.end('SIGKILL');
    const killedAt = Date.now();

    const resumed = await observer.until('killed', 'started', { count: 2, ms: 30_000 });
    expect(resumed.pid).toBe(survivor.pid);
    expect(resumed.at.getTime() - killedAt).toBeLessThan(RESUMED_WITHIN_MS);
    report(`${backend}: resumed ${resumed.at.getTime() - killedAt} ms after kill -9`);
    await observer.until('killed', 'finished');
    await eventually('nothing left', async () => {
      const { active, wait } = await onQueue(app, act, (queue) => queue.getJobCounts('active', 'wait'));
      return active === 0 && wait === 0 ? true : undefined;
    });
    expect(await observer.names('killed')).toEqual(['started', 'started', 'finished']);
    // A lost worker does not count as a failed attempt.
    expect(resumed.attempt).toBe(1);
  });

  it('frozen for longer than its lock: another worker takes the job, and the first one stops when it continues', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    await ask(app, act, { key: 'frozen', act: 'work', ms: 16_000 });
    const begun = await observer.until('frozen', 'started');
    const [victim, survivor] = begun.pid === first.pid ? [first, second] : [second, first];
    victim.child.kill('SIGSTOP');
    const resumed = await observer.until('frozen', 'started', { count: 2, ms: 30_000 });
    expect(resumed.pid).toBe(survivor.pid);
    victim.child.kill('SIGCONT');
    const aborted = await observer.until('frozen', 'aborted', { ms: 5_000 });
    expect(aborted.pid).toBe(victim.pid);
    const finished = await observer.until('frozen', 'finished', { ms: 20_000 });
    expect(finished.pid).toBe(survivor.pid);
    expect(await observer.names('frozen')).toEqual(['started', 'started', 'aborted', 'finished']);
    await eventually('completed', async () =>
      (await onQueue(app, act, (queue) => queue.getCompletedCount())) === 1 ? true : undefined,
    );
  });

  it('kill -9 of the only worker: the next one resumes its job in time', async () => {
    const only = await start();
    await ask(app, act, { key: 'orphan', act: 'work', ms: 2_000 });
    await observer.until('orphan', 'started');
    await only.end('SIGKILL');
    const killedAt = Date.now();
    const next = await start();
    const startedMs = Date.now() - killedAt;
    const resumed = await observer.until('orphan', 'started', { count: 2, ms: 30_000 });
    expect(resumed.pid).toBe(next.pid);
    expect(resumed.at.getTime() - killedAt - startedMs).toBeLessThan(RESUMED_WITHIN_MS);
    await observer.until('orphan', 'finished');
  });

  it('a job that kills its worker every time ends as failed, and `exhausted` is called', async () => {
    await ask(app, fragile, { key: 'poison', act: 'poison', ms: 0 });
    // Restart it, like the launcher does.
    for (let lives = 0; lives < 6; lives += 1) {
      const worker = await start();
      const outcome = await Promise.race([
        new Promise<'died'>((resolve) => worker.child.once('exit', () => resolve('died'))),
        observer
          .until('poison', 'exhausted: its worker died 4 times while running it', { ms: 25_000 })
          .then(() => 'told'),
      ]);
      if (outcome === 'told') break;
    }
    expect((await observer.names('poison')).filter((step) => step === 'started')).toHaveLength(4);
    const email = await eventually('the dead letter', async () => (await app.get(DeadLetters).list(10))[0]);
    expect(email).toMatchObject({ name: 'test.act-fragile', error: 'its worker died 4 times while running it' });
  });

  it('SIGTERM: running jobs are asked to stop and handed back, and the process ends immediately', async () => {
    const worker = await start();
    await ask(app, act, { key: 'long', act: 'work', ms: 60_000 });
    await observer.until('long', 'started');
    const { code, ms } = await worker.end('SIGTERM');
    expect(code).toBe(0);
    expect(ms).toBeLessThan(5_000);
    expect(await observer.names('long')).toEqual(['started', 'aborted']);
    const [job] = await onQueue(app, act, (queue) => queue.getWaiting());
    expect(job?.data.payload).toMatchObject({ key: 'long' });
    expect(job?.attemptsMade).toBe(0);
    report(`${backend}: SIGTERM to exit with a job of 60 s in hand: ${Math.round(ms)} ms`);

    const before = Date.now();
    await start();
    const again = await observer.until('long', 'started', { count: 2 });
    expect(again.attempt).toBe(1);
    expect(again.at.getTime()).toBeGreaterThan(before);
  });

  it('SIGTERM: a job that ignores the signal may finish, and no other starts meanwhile', async () => {
    const worker = await start();
    await ask(app, act, { key: 'deaf', act: 'deaf', ms: 4_000 });
    await observer.until('deaf', 'started');
    const ending = worker.end('SIGTERM');
    // A busy machine delivers the signal late; until then the worker may take a job.
    await sleep(1_500);
    const late = { payload: { key: 'too late', act: 'done', ms: 0 }, request_id: null };
    await onQueue(app, act, (queue) => queue.add(act.name, late));
    expect((await ending).code).toBe(0);
    expect(await observer.names('deaf')).toEqual(['started', 'finished']);
    expect(await observer.names('too late')).toEqual([]);
    const completed = await onQueue(app, act, (queue) => queue.getCompleted());
    expect(completed.map((job) => job.data.payload['key'])).toContain('deaf');
  });

  it('SIGTERM: a job that ignores the signal and does not end is handed back after 20 s', async () => {
    const worker = await start();
    await ask(app, act, { key: 'stubborn', act: 'deaf', ms: 60_000 });
    await observer.until('stubborn', 'started');
    const { code, ms } = await worker.end('SIGTERM');
    expect(code).toBe(0);
    expect(ms).toBeGreaterThan(19_000);
    expect(ms).toBeLessThan(25_000);
    const [job] = await onQueue(app, act, (queue) => queue.getWaiting());
    expect(job?.data.payload).toMatchObject({ key: 'stubborn' });
    expect(job?.attemptsMade).toBe(0);
  });
});

/** Writes the figures of the run next to the results. */
function report(line: string): void {
  process.stderr.write(`    ${line}\n`);
}

import { jest } from '@jest/globals';
import { Degraded, HealthChecks } from '../health/health-checks.js';
import { DeadlineExceeded } from './deadline.js';
import type { QueueErrorReporter } from './error-reporter.js';
import type { QueueBackend } from './queue-backend.js';
import type { QueueOverview } from './queue-overview.query.js';
import { QueueStartCheck } from './queue-start-check.js';

type Counts = Awaited<ReturnType<QueueOverview['counts']>>;

describe('the readiness of the queues', () => {
  const counts = { media: { waiting: 2, active: 1, failed: 0 } } as unknown as Counts;
  const late = (): Promise<Counts> => Promise.reject(new DeadlineExceeded('the queues', 1_500));

  function check() {
    const checks = new HealthChecks();
    const add = jest.spyOn(checks, 'add');
    const report = jest.fn();
    const answers: (() => Promise<Counts>)[] = [];
    const untaken: string[] = [];
    const overview = {
      counts: () => answers.shift()?.() ?? Promise.resolve(counts),
      untaken: () => Promise.resolve(untaken),
    } as unknown as QueueOverview;
    const backend = { kind: 'postgres' } as unknown as QueueBackend;
    new QueueStartCheck(backend, checks, overview, { report } as unknown as QueueErrorReporter).onModuleInit();
    const [[added] = []] = add.mock.calls;
    if (!added) throw new Error('no check was added');
    return { remark: () => added.check(), report, answers, untaken };
  }

  it('shows the counts', async () => {
    const { remark } = check();
    expect(await remark()).toBe('postgres: 2 waiting, 1 active, 0 failed');
  });

  it('names queues from which no worker takes jobs', async () => {
    const { remark, untaken } = check();
    untaken.push('media');
    expect(await remark()).toEqual(new Degraded('postgres: 2 waiting, 1 active, 0 failed; no worker takes from media'));
  });

  it('does not report a fault while the queues are opening', async () => {
    const { remark, report, answers } = check();
    answers.push(late);
    expect(await remark()).toBe('postgres: opening');
    expect(report).not.toHaveBeenCalled();
  });

  it('reports a queue that stops answering, and one that refuses from the start', async () => {
    const { remark, report, answers } = check();
    await remark();
    answers.push(late);
    expect(await remark()).toEqual(new Degraded('postgres: away, jobs wait in the outbox'));
    expect(report).toHaveBeenCalledTimes(1);

    const other = check();
    other.answers.push(() => Promise.reject(new Error('connection refused')));
    expect(await other.remark()).toEqual(new Degraded('postgres: away, jobs wait in the outbox'));
    expect(other.report).toHaveBeenCalledTimes(1);
  });
});

import { jest } from '@jest/globals';
import { Degraded, HealthChecks } from '../health/health-checks.js';
import { platformSentences } from '../health/platform-sentences.js';
import { DeadlineExceeded } from './deadline.js';
import type { QueueErrorReporter } from './error-reporter.js';
import type { QueueBackend } from './queue-backend.js';
import type { QueueOverview } from './queue-overview.query.js';
import { QueueStartCheck } from './queue-start-check.js';

type Counts = Awaited<ReturnType<QueueOverview['counts']>>;

const { sentence, count } = platformSentences;
const backend = 'PostgreSQL';
const waiting = count('HEALTH.QUEUE_WAITING', 2);
const counted = sentence('HEALTH.QUEUE_COUNTS', { backend, waiting, active: 1, failed: 0 });

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
    const ofDatabase = { kind: 'postgres' } as unknown as QueueBackend;
    new QueueStartCheck(ofDatabase, checks, overview, { report } as unknown as QueueErrorReporter).onModuleInit();
    const [[added] = []] = add.mock.calls;
    if (!added) throw new Error('no check was added');
    return { remark: () => added.check(), report, answers, untaken };
  }

  it('shows the counts', async () => {
    const { remark } = check();
    expect(await remark()).toEqual(counted);
  });

  it('names queues from which no worker takes jobs', async () => {
    const { remark, untaken } = check();
    untaken.push('media');
    expect(await remark()).toEqual(new Degraded([counted, sentence('HEALTH.QUEUE_UNTAKEN', { queues: ['media'] })]));
  });

  it('does not report a fault while the queues are opening', async () => {
    const { remark, report, answers } = check();
    answers.push(late);
    expect(await remark()).toEqual(sentence('HEALTH.QUEUE_OPENING', { backend }));
    expect(report).not.toHaveBeenCalled();
  });

  it('reports a queue that stops answering, and one that refuses from the start', async () => {
    const { remark, report, answers } = check();
    await remark();
    answers.push(late);
    expect(await remark()).toEqual(new Degraded(sentence('HEALTH.QUEUE_AWAY', { backend })));
    expect(report).toHaveBeenCalledTimes(1);

    const other = check();
    other.answers.push(() => Promise.reject(new Error('connection refused')));
    expect(await other.remark()).toEqual(new Degraded(sentence('HEALTH.QUEUE_AWAY', { backend })));
    expect(other.report).toHaveBeenCalledTimes(1);
  });
});

import { jest } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { Degraded, HealthChecks, type Remark } from './health-checks.js';
import { duration, platformSentences } from './platform-sentences.js';

const { sentence, count } = platformSentences;
const well = sentence('HEALTH.MAIL_ANSWERS');

describe('the health of the parts', () => {
  afterEach(() => jest.useRealTimers());

  it('is asked once at a time, however many ask', async () => {
    const checks = new HealthChecks();
    let asked = 0;
    checks.add({
      name: 'slow',
      check: async () => {
        asked += 1;
        await sleep(50);
        return count('HEALTH.OUTBOX_DUE', asked);
      },
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => checks.run()));
    expect(asked).toBe(1);
    for (const { slow } of answers) expect(slow?.remark).toEqual(count('HEALTH.OUTBOX_DUE', 1));
  });

  it('is told within 200 ms once it is known, and follows what the part says later', async () => {
    jest.useFakeTimers();
    const checks = new HealthChecks();
    const answers: ((remark: Remark) => void)[] = [];
    checks.add({ name: 'part', check: () => new Promise((resolve) => answers.push(resolve)) });
    const first = checks.run();
    answers[0]?.(well);
    expect(await first).toEqual({ part: { ok: true, remark: well } });

    const second = checks.run();
    await jest.advanceTimersByTimeAsync(200);
    // The part has not answered the second time.
    expect(await second).toEqual({ part: { ok: true, remark: well } });

    answers[1]?.(new Degraded(sentence('HEALTH.MAIL_SILENT')));
    await jest.advanceTimersByTimeAsync(0);
    const third = checks.run();
    await jest.advanceTimersByTimeAsync(200);
    expect(await third).toEqual({ part: { ok: true, degraded: true, remark: sentence('HEALTH.MAIL_SILENT') } });
  });

  it('is bad once a part has said nothing for three seconds', async () => {
    jest.useFakeTimers();
    const checks = new HealthChecks();
    checks.add({ name: 'silent', check: () => new Promise(() => undefined) });
    let answer: unknown = 'none yet';
    void checks.run().then((outcome) => (answer = outcome));
    await jest.advanceTimersByTimeAsync(2_900);
    expect(answer).toBe('none yet');
    await jest.advanceTimersByTimeAsync(200);
    expect(answer).toEqual({ silent: { ok: false, remark: sentence('HEALTH.NO_ANSWER', { time: duration(3) }) } });
  });

  it('is not bad because this process was busy when the answer came', async () => {
    const checks = new HealthChecks();
    checks.add({ name: 'part', check: () => sleep(100, well) });
    const answer = checks.run();
    for (const until = performance.now() + 3_500; performance.now() < until;);
    expect(await answer).toEqual({ part: { ok: true, remark: well } });
  });

  it('tells a failure by its reason', async () => {
    const checks = new HealthChecks();
    checks.add({ name: 'part', check: () => Promise.reject(new Error('gone')) });
    expect(await checks.run()).toEqual({ part: { ok: false, cause: 'gone' } });
  });
});

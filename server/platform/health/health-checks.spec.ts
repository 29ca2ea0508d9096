import { setTimeout as sleep } from 'node:timers/promises';
import { Degraded, HealthChecks } from './health-checks.js';

describe('the health of the parts', () => {
  it('is asked once at a time, however many ask', async () => {
    const checks = new HealthChecks();
    let asked = 0;
    checks.add({
      name: 'slow',
      check: async () => {
        asked += 1;
        await sleep(50);
        return `asked ${asked}`;
      },
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => checks.run()));
    expect(asked).toBe(1);
    expect(new Set(answers.map(({ slow }) => slow?.detail))).toEqual(new Set(['asked 1']));
  });

  it('is told within 200 ms once it is known, and follows what the part says later', async () => {
    const checks = new HealthChecks();
    let silentMs = 0;
    let answers = 0;
    const check = async () => {
      await sleep(silentMs);
      answers += 1;
      return silentMs > 0 ? new Degraded('slow') : 'well';
    };
    checks.add({ name: 'part', check });
    expect(await checks.run()).toEqual({ part: { ok: true, detail: 'well' } });
    silentMs = 300;
    expect(await checks.run()).toEqual({ part: { ok: true, detail: 'well' } });
    // It did not wait for the second answer.
    expect(answers).toBe(1);
    await sleep(500);
    expect(await checks.run()).toEqual({ part: { ok: true, degraded: true, detail: 'slow' } });
  });

  it('is bad once a part has said nothing for three seconds', async () => {
    const checks = new HealthChecks();
    checks.add({ name: 'silent', check: () => new Promise(() => undefined) });
    const answer = await Promise.race([checks.run(), sleep(4_500)]);
    expect(answer).toEqual({ silent: { ok: false, detail: 'no answer within 3000 ms' } });
  });

  it('is not bad because this process was busy when the answer came', async () => {
    const checks = new HealthChecks();
    checks.add({ name: 'part', check: () => sleep(100, 'well') });
    const answer = checks.run();
    for (const until = performance.now() + 3_500; performance.now() < until;);
    expect(await answer).toEqual({ part: { ok: true, detail: 'well' } });
  });

  it('tells a failure by its reason', async () => {
    const checks = new HealthChecks();
    checks.add({ name: 'part', check: () => Promise.reject(new Error('gone')) });
    expect(await checks.run()).toEqual({ part: { ok: false, detail: 'gone' } });
  });
});

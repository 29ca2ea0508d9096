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
    checks.add({ name: 'part', check: () => sleep(silentMs, silentMs > 0 ? new Degraded('slow') : 'well') });
    expect(await checks.run()).toEqual({ part: { ok: true, detail: 'well' } });
    silentMs = 600;
    const at = performance.now();
    expect(await checks.run()).toEqual({ part: { ok: true, detail: 'well' } });
    expect(performance.now() - at).toBeLessThan(300);
    await sleep(700);
    expect(await checks.run()).toEqual({ part: { ok: true, degraded: true, detail: 'slow' } });
  });

  it('is bad once a part has said nothing for three seconds', async () => {
    const checks = new HealthChecks();
    checks.add({ name: 'silent', check: () => new Promise(() => undefined) });
    const at = performance.now();
    expect(await checks.run()).toEqual({ silent: { ok: false, detail: 'no answer within 3000 ms' } });
    expect(performance.now() - at).toBeLessThan(4_500);
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

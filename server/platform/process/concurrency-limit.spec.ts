import { ConcurrencyLimit } from './concurrency-limit.js';

const refusal = (): Error => new Error('refused');

describe('a limit of concurrent tasks', () => {
  it('starts a limited number, lets further ones wait in order, and refuses the rest', async () => {
    const limit = new ConcurrencyLimit({ maxConcurrent: 2, maxWaiting: 2 }, refusal);
    const ends: (() => void)[] = [];
    const started: number[] = [];
    const run = (number: number): Promise<number> =>
      limit.run(async () => {
        started.push(number);
        await new Promise<void>((resolve) => ends.push(resolve));
        return number;
      });
    const all = [1, 2, 3, 4].map(run);
    await expect(run(5)).rejects.toThrow('refused');
    expect(started).toEqual([1, 2]);
    ends[0]?.();
    await all[0];
    await Promise.resolve();
    expect(started).toEqual([1, 2, 3]);
    for (let at = 1; at < 4; at += 1) {
      ends[at]?.();
      await all[at];
      await Promise.resolve();
    }
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
    expect(limit.isIdle).toBe(true);
  });

  it('starts the next task after one has failed', async () => {
    const limit = new ConcurrencyLimit({ maxConcurrent: 1, maxWaiting: 1 }, refusal);
    await expect(limit.run(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
    await expect(limit.run(() => Promise.resolve('y'))).resolves.toBe('y');
  });

  it('refuses a task that waits too long, and later starts the others', async () => {
    const limit = new ConcurrencyLimit({ maxConcurrent: 1, maxWaiting: 5, maxWaitMs: 20 }, refusal);
    const first = Promise.withResolvers<void>();
    const running = limit.run(() => first.promise);
    let hasStarted = false;
    await expect(limit.run(() => Promise.resolve((hasStarted = true)))).rejects.toThrow('refused');
    const next = limit.run(() => Promise.resolve('next'));
    first.resolve();
    await running;
    expect(await next).toBe('next');
    expect(hasStarted).toBe(false);
  });
});

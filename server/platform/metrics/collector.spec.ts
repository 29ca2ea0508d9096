import { jest } from '@jest/globals';
import { Collector } from './collector.js';

describe('a collector', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('reads once at a time and at most once per interval, however often it is asked', async () => {
    let reads = 0;
    const collector = new Collector('facts', () => void (reads += 1), { everyMs: 60_000 });
    await Promise.all(Array.from({ length: 20 }, () => collector.refresh()));
    expect([reads, await collector.refresh()]).toEqual([1, true]);
  });

  it('removes its values and says so when reading fails', async () => {
    let forgot = 0;
    const collector = new Collector('facts', () => Promise.reject(new Error('away')), {
      forget: () => void (forgot += 1),
    });
    expect([await collector.refresh(), forgot]).toEqual([false, 1]);
  });

  it('does not hold a scrape up', async () => {
    const collector = new Collector('facts', () => new Promise(() => undefined), {});
    const refreshed = collector.refresh();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await refreshed).toBe(false);
  });

  it('reads slow facts rarely', async () => {
    let reads = 0;
    const work = async (): Promise<void> => {
      reads += 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
    };
    const collector = new Collector('facts', work, { everyMs: 0 });
    const readFor = async (milliseconds: number): Promise<void> => {
      const refreshed = collector.refresh();
      await jest.advanceTimersByTimeAsync(milliseconds);
      await refreshed;
    };
    for (let n = 0; n < 10; n += 1) await readFor(100);
    expect(reads).toBe(1);
    await readFor(2_000);
    await readFor(100);
    expect(reads).toBe(2);
  });
});

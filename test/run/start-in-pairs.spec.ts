import { setTimeout as sleep } from 'node:timers/promises';

const path = new URL('./start-in-pairs.mjs', import.meta.url).href;
const { startInPairs } = (await import(path)) as {
  startInPairs<R>(items: readonly number[], work: (item: number) => Promise<R>): Map<number, Promise<R>>;
};

describe('startInPairs', () => {
  it('starts work in order, two at a time, and returns every result', async () => {
    const journal: string[] = [];
    let running = 0;
    let maxRunning = 0;
    const results = startInPairs([600, 5, 6, 7], async (ms) => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      journal.push(`start ${ms}`);
      await sleep(ms);
      running -= 1;
      journal.push(`end ${ms}`);
      return ms * 2;
    });
    expect(await Promise.all(results.values())).toEqual([1200, 10, 12, 14]);
    expect(maxRunning).toBe(2);
    expect(journal.filter((line) => line.startsWith('start'))).toEqual(['start 600', 'start 5', 'start 6', 'start 7']);
    expect(journal.at(-1)).toBe('end 600');
  });
});

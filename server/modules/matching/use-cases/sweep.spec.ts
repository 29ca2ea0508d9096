import type { SweepPositions } from '../persistence/sweep-positions.js';
import { Sweep, type ListToCheck } from './sweep.js';

class PositionsInMemory implements Pick<SweepPositions, 'of' | 'keep'> {
  readonly kept = new Map<string, string>();
  readonly of = (name: string): Promise<string | undefined> => Promise.resolve(this.kept.get(name));
  keep(name: string, after: string | undefined): Promise<void> {
    if (after === undefined) this.kept.delete(name);
    else this.kept.set(name, after);
    return Promise.resolve();
  }
}

const idOf = (n: number): string => String(n).padStart(7, '0');

/** A list of numbers from 1 that remembers which it was asked for; `isWrong` says which need a job. */
function numbers(count: number, isWrong: (n: number) => boolean = () => false) {
  const read: number[] = [];
  const list: ListToCheck = {
    name: 'numbers',
    list: ({ after = '0', limit }) =>
      Promise.resolve(
        Array.from({ length: Math.max(0, Math.min(limit, count - Number(after))) }, (_, n) =>
          idOf(Number(after) + n + 1),
        ),
      ),
    repair: (ids) => {
      read.push(...ids.map(Number));
      return Promise.resolve(ids.filter((id) => isWrong(Number(id))).length);
    },
  };
  return { list, read };
}

describe('a sweep', () => {
  it('reads a small market in one run, and starts at its first id again in the next', async () => {
    const positions = new PositionsInMemory();
    const sweep = new Sweep(positions as unknown as SweepPositions);
    const { list, read } = numbers(1_200, (n) => n === 700);
    expect(await sweep.run([list], 10)).toEqual({ enqueued: 1, isFull: false });
    expect(read).toHaveLength(1_200);
    await sweep.run([list], 10);
    expect(read).toHaveLength(2_400);
    expect(positions.kept.size).toBe(0);
  });

  it('reads a part of a large market, and every id within a few runs', async () => {
    const sweep = new Sweep(new PositionsInMemory() as unknown as SweepPositions);
    const { list, read } = numbers(120_000);
    const parts: number[] = [];
    for (let run = 0; run < 4; run += 1) {
      const before = read.length;
      await sweep.run([list], 10);
      parts.push(read.length - before);
    }
    expect(parts).toEqual([50_000, 50_000, 20_000, 50_000]);
    expect(new Set(read).size).toBe(120_000);
  });

  it('reports that it reached the max number of jobs, and the next run continues there', async () => {
    const sweep = new Sweep(new PositionsInMemory() as unknown as SweepPositions);
    const { list, read } = numbers(3_000, () => true);
    const results = [await sweep.run([list], 1_000), await sweep.run([list], 1_000), await sweep.run([list], 1_000)];
    expect(results.map(({ enqueued, isFull }) => [enqueued, isFull])).toEqual([
      [1_000, true],
      [1_000, true],
      [1_000, true],
    ]);
    expect(read).toEqual(Array.from({ length: 3_000 }, (_, n) => n + 1));
  });

  it('stops between two pages when its process stops', async () => {
    const sweep = new Sweep(new PositionsInMemory() as unknown as SweepPositions);
    const stopping = new AbortController();
    const { list, read } = numbers(5_000);
    const repair = (ids: readonly string[]): Promise<number> => {
      stopping.abort();
      return list.repair(ids);
    };
    await expect(sweep.run([{ ...list, repair }], 10, stopping.signal)).rejects.toThrow('aborted');
    expect(read).toHaveLength(500);
  });
});

import { ReadersBusy } from '../domain/resume.errors.js';
import { Turns } from './turns.js';

describe('turns', () => {
  it('run a few at once, the others in order, and refuse the rest', async () => {
    const turns = new Turns(2, 2);
    const ends: (() => void)[] = [];
    const began: number[] = [];
    const run = (number: number): Promise<number> =>
      turns.run(async () => {
        began.push(number);
        await new Promise<void>((resolve) => ends.push(resolve));
        return number;
      });
    const all = [1, 2, 3, 4].map(run);
    await expect(run(5)).rejects.toThrow(ReadersBusy);
    expect(began).toEqual([1, 2]);
    ends[0]?.();
    await all[0];
    await Promise.resolve();
    expect(began).toEqual([1, 2, 3]);
    for (let at = 1; at < 4; at += 1) {
      ends[at]?.();
      await all[at];
      await Promise.resolve();
    }
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
  });

  it('go on after a work that failed', async () => {
    const turns = new Turns(1, 1);
    await expect(turns.run(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
    await expect(turns.run(() => Promise.resolve('y'))).resolves.toBe('y');
  });
});

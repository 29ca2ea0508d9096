import { runEveryStep } from './run-every-step.js';

const failing = (message: string) => () => Promise.reject(new Error(message));
const counting = (count: number) => () => Promise.resolve(count);

describe('steps that run each alone', () => {
  const { signal } = new AbortController();

  it('add what they did', async () => {
    expect(await runEveryStep([counting(2), counting(3)], signal, () => undefined)).toBe(5);
  });

  it('all run when some fail, and the failures are told at the end', async () => {
    const noted: unknown[] = [];
    let ran = false;
    const last = (): Promise<number> => {
      ran = true;
      return Promise.resolve(1);
    };
    await expect(
      runEveryStep([failing('a'), failing('b'), last], signal, (error) => noted.push(error)),
    ).rejects.toThrow('2 of 3 steps failed');
    expect(ran).toBe(true);
    expect(noted).toEqual([new Error('a'), new Error('b')]);
  });

  it('stop at once when they are to', async () => {
    const stop = new AbortController();
    let ran = false;
    const steps = [
      (): Promise<number> => {
        stop.abort(new Error('shutting down'));
        return Promise.reject(new Error('shutting down'));
      },
      (): Promise<number> => {
        ran = true;
        return Promise.resolve(1);
      },
    ];
    await expect(runEveryStep(steps, stop.signal, () => undefined)).rejects.toThrow('shutting down');
    expect(ran).toBe(false);
  });
});

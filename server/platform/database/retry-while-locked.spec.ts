import { MigrationBlocked, pauseAfter, retryWhileLocked } from './retry-while-locked.js';

const failure = (code: string): Error => Object.assign(new Error(`failed with ${code}`), { code });

describe('a migration that waits for locks', () => {
  /** Runs that fail with these codes, then succeed. */
  const failing = (...codes: string[]) => {
    const said: string[] = [];
    const run = async (): Promise<string> => {
      const code = codes.shift();
      if (code !== undefined) throw failure(code);
      return 'done';
    };
    return {
      said,
      run: (giveUpAfterMs = 60_000) => retryWhileLocked('M1', run, { giveUpAfterMs, say: (line) => said.push(line) }),
    };
  };

  it('is repeated after a lock timeout and after a deadlock', async () => {
    const { run, said } = failing('55P03', '40P01');
    expect(await run()).toBe('done');
    expect(said).toEqual([
      expect.stringMatching(
        /^The migration M1 waits for a lock .*\(attempt 1, \d\.\d s\); it tries again in 0\.[345] s\.$/,
      ),
      expect.stringContaining('(attempt 2, '),
    ]);
  });

  it.each(['57014', '23505', '40001'])('is not repeated after any other error, such as %s', async (code) => {
    const { run, said } = failing(code);
    await expect(run()).rejects.toThrow(`failed with ${code}`);
    expect(said).toEqual([]);
  });

  it('is given up when the next attempt would be too late', async () => {
    const { run } = failing('55P03');
    const error: unknown = await run(100).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MigrationBlocked);
    expect(error).toMatchObject({ migration: 'M1', cause: { code: '55P03' } });
  });

  it.each([
    [1, 250, 500],
    [2, 500, 1_000],
    [5, 4_000, 8_000],
    [6, 7_500, 15_000],
    [50, 7_500, 15_000],
  ])('pauses after attempt %i for %i to %i ms', (attempt, shortest, longest) => {
    const pauses = Array.from({ length: 500 }, () => pauseAfter(attempt));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(shortest);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(longest);
    expect(new Set(pauses).size).toBeGreaterThan(1);
  });
});

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

  it('pauses longer each time, up to 15 s, by a random part of it', () => {
    const longest = [1, 2, 3, 4, 5, 6, 7, 50].map((attempt) => pauseAfter(attempt, () => 1));
    expect(longest).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
    expect(pauseAfter(3, () => 0)).toBe(1_000);
  });
});

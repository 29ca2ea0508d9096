import { backoffMs, randomFraction } from './backoff.js';

describe('the wait after a failure', () => {
  const backoff = { seconds: 2, maxSeconds: 60 };

  it('doubles with every failure, up to the cap', () => {
    const longest = [1, 2, 3, 4, 5, 6, 7, 100].map((failures) => backoffMs(backoff, failures, 1));
    expect(longest).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  });

  it('is random in its second half', () => {
    expect(backoffMs(backoff, 3, 0)).toBe(4_000);
    expect(backoffMs(backoff, 3, 0.5)).toBe(6_000);
    expect(backoffMs(backoff, 3, 0.999_999)).toBeLessThanOrEqual(8_000);
  });

  it('stays within its bounds for random fractions, and differs', () => {
    const waits = Array.from({ length: 500 }, () => backoffMs(backoff, 2, randomFraction()));
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(2_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(4_000);
    expect(new Set(waits).size).toBeGreaterThan(100);
  });
});

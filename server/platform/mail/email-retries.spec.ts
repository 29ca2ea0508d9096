import { backoffMs } from '../queue/backoff.js';
import { emailRetries } from './email-retries.js';

const HOUR_MS = 3_600_000;

it('retries for more than a day and less than three, with short waits at first', () => {
  const { attempts, backoff } = emailRetries;
  const inAll = (fraction: number): number =>
    Array.from({ length: attempts - 1 }, (_, n) => backoffMs(backoff, n + 1, fraction)).reduce(
      (sum, ms) => sum + ms,
      0,
    );
  expect(inAll(0)).toBeGreaterThan(29 * HOUR_MS);
  expect(inAll(0.5)).toBeGreaterThan(40 * HOUR_MS);
  expect(inAll(1)).toBeLessThan(72 * HOUR_MS);
  expect(backoffMs(backoff, 1, 1)).toBeLessThanOrEqual(5_000);
});

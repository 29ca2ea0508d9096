import { randomInt } from 'node:crypto';
import type { Backoff } from './define-job.js';

const FRACTIONS = 1_000_000;

/** Uniform in [0, 1). */
export const randomFraction = (): number => randomInt(FRACTIONS) / FRACTIONS;

/**
 * Milliseconds to wait after the n-th failure in a row: doubles up to the cap. The second half is random, so that jobs which
 * failed together are not retried together.
 *
 * @param failures 1 after the first failure.
 * @param fraction random number in [0, 1); a parameter, so that the function stays pure.
 */
export function backoffMs({ seconds, maxSeconds }: Required<Backoff>, failures: number, fraction: number): number {
  const whole = Math.min(seconds * 2 ** (failures - 1), maxSeconds) * 1_000;
  return Math.round(whole / 2 + (whole / 2) * fraction);
}

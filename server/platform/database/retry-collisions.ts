import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** PostgreSQL's codes for a serialization failure and a deadlock: it rolled this transaction back, so it can run again. */
const collisions = new Set<unknown>(['40001', '40P01']);
const RETRIES = 3;
/** Long enough for the other transaction to end; random, so that two losers do not collide again. */
const PAUSE_MS = 25;

/** Whether PostgreSQL rolled a transaction back only because another one ran at the same time. */
export function isCollision(error: unknown): boolean {
  return error instanceof Error && 'code' in error && collisions.has(error.code);
}

/**
 * Runs `work`, one whole transaction, up to three more times after collisions.
 * @throws the error of `work` if it is another one, or that of the last run
 */
export async function retryCollisions<T>(work: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isCollision(error) || retries === RETRIES) throw error;
      await pause(PAUSE_MS * (retries + 1) + randomInt(PAUSE_MS));
    }
  }
}

import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** PostgreSQL's codes for a lock that was not free within `lock_timeout`, and for a deadlock. */
const locked = new Set<unknown>(['55P03', '40P01']);
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/** Other sessions held a lock that a migration needs for as long as it may wait. */
export class MigrationBlocked extends Error {
  constructor(
    readonly migration: string,
    waitedMs: number,
    cause: unknown,
  ) {
    super(
      `the migration ${migration} did not get a lock within ${inWords(waitedMs)}, because other sessions hold it; ` +
        'end their long transactions and start again',
      { cause },
    );
    this.name = 'MigrationBlocked';
  }
}

export interface RetryOptions {
  readonly giveUpAfterMs: number;
  readonly say: (line: string) => void;
}

/**
 * Runs a migration, and again while other sessions hold its locks. The pauses grow and are random; in each of them, the requests that
 * waited behind the migration are served.
 *
 * @throws MigrationBlocked if it never got its locks
 */
export async function retryWhileLocked<T>(
  migration: string,
  run: () => Promise<T>,
  { giveUpAfterMs, say }: RetryOptions,
): Promise<T> {
  const since = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isLocked(error)) throw error;
      const waitedMs = performance.now() - since;
      const nextMs = pauseAfter(attempt);
      if (waitedMs + nextMs > giveUpAfterMs) throw new MigrationBlocked(migration, waitedMs, error);
      say(
        `The migration ${migration} waits for a lock that another session holds ` +
          `(attempt ${attempt}, ${inWords(waitedMs)}); it tries again in ${inWords(nextMs)}.`,
      );
      await pause(nextMs);
    }
  }
}

/** 0.25 to 0.5 s after the first attempt, at most 15 s later. Random, so that two processes do not meet again. */
export function pauseAfter(attempt: number): number {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
  return longest / 2 + randomInt(longest / 2 + 1);
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && locked.has(error.code);
}

const inWords = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

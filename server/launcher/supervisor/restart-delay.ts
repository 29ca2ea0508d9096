const FIRST_MS = 250;
const LONGEST_MS = 30_000;
const HEALTHY_MS = 60_000;

/** Recent crashes of a process. */
export interface RunHistory {
  /** Crashes since the process last ran for a minute. */
  readonly crashes: number;
}

/** The history before the first start. */
export const noCrash: RunHistory = { crashes: 0 };

/**
 * Adds a crash and returns the delay before the next start: none at first, then doubling up to half a minute, so that a process
 * that cannot start does not use a whole core. A run of a minute resets the count.
 * @param ranMs how long the process ran before it crashed
 */
export function afterCrash(history: RunHistory, ranMs: number): { history: RunHistory; delayMs: number } {
  const crashes = (ranMs >= HEALTHY_MS ? 0 : history.crashes) + 1;
  return { history: { crashes }, delayMs: Math.min(LONGEST_MS, FIRST_MS * 2 ** (crashes - 1)) };
}

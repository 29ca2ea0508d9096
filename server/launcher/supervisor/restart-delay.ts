const FIRST_MS = 250;
const LONGEST_MS = 30_000;
const HEALTHY_MS = 60_000;

/** How the last runs of a process went. */
export interface RunHistory {
  /** Crashes since the process last ran well for a minute. */
  readonly crashes: number;
}

/** The history before the first start. */
export const noCrash: RunHistory = { crashes: 0 };

/**
 * Adds a crash, and says how long to wait before the next start: at once at first, then doubling up to half a minute, so
 * that a process that cannot start does not keep a core busy. A run of a minute makes the earlier crashes forgotten.
 * @param ranMs how long the process ran before it crashed
 */
export function afterCrash(history: RunHistory, ranMs: number): { history: RunHistory; delayMs: number } {
  const crashes = (ranMs >= HEALTHY_MS ? 0 : history.crashes) + 1;
  return { history: { crashes }, delayMs: Math.min(LONGEST_MS, FIRST_MS * 2 ** (crashes - 1)) };
}

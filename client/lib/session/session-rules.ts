/**
 * Rules for using a stored session. Pure functions: the caller passes the time, so that tests need not wait. All times
 * are milliseconds.
 */
export interface SessionLimits {
  /** Max age of the last activity. */
  readonly inactivity: number;
  /** Age of the last activity at which the warning appears. */
  readonly warning: number;
  /** Age of the last response after which the server must confirm the session again. */
  readonly revalidation: number;
  /** Min interval between two writes of the activity, because the mouse moves constantly. */
  readonly writeThrottle: number;
  /** Max difference between two clocks of one computer; a larger one means tampering. */
  readonly futureTolerance: number;
}

/** Limits for the server's idle limit, which is ten minutes by default. */
export function sessionLimitsFor(idleSeconds: number): SessionLimits {
  const inactivity = idleSeconds * 1_000;
  return {
    inactivity,
    warning: Math.max(inactivity - 60_000, 0.9 * inactivity),
    revalidation: Math.min(5 * 60_000, inactivity / 2),
    writeThrottle: Math.min(30_000, inactivity / 20),
    futureTolerance: 60_000,
  };
}

export const sessionLimits = sessionLimitsFor(600);

export interface StoredSession {
  readonly token: string | null;
  /** Milliseconds since the epoch; null if missing or unreadable. */
  readonly lastActivity: number | null;
}

export type SessionVerdict =
  | { readonly kind: 'absent' }
  | { readonly kind: 'usable'; readonly mustRevalidate: boolean }
  | { readonly kind: 'unusable'; readonly reason: 'no-activity-time' | 'from-the-future' | 'inactive' };

/** Decides whether the stored session may be used at `now`. */
export function judgeSession(stored: StoredSession, now: number, limits = sessionLimits): SessionVerdict {
  if (stored.token === null) return { kind: 'absent' };
  if (stored.lastActivity === null) return { kind: 'unusable', reason: 'no-activity-time' };
  const idle = now - stored.lastActivity;
  if (idle < -limits.futureTolerance) return { kind: 'unusable', reason: 'from-the-future' };
  if (idle > limits.inactivity) return { kind: 'unusable', reason: 'inactive' };
  return { kind: 'usable', mustRevalidate: idle > limits.revalidation };
}

/** Whether an activity at `now` must be written, given the last written one. */
export function isActivityWorthWriting(lastWritten: number | null, now: number, limits = sessionLimits): boolean {
  return lastWritten === null || Math.abs(now - lastWritten) >= limits.writeThrottle;
}

/** Parses `last_activity`; null if it is not a plain number. */
export function readActivityTime(text: string | null): number | null {
  if (text === null || !/^\d{1,16}$/.test(text)) return null;
  return Number(text);
}

/**
 * The page to return to after sign-in, if it is on this site.
 * Browsers read `//evil.example` and `/\evil.example` as other hosts, so these are refused.
 */
export function safeReturnPath(next: string | null, fallback: string): string {
  return ownReturnPath(next) ?? fallback;
}

/** The same page, or null if it is not on this site. */
export function ownReturnPath(next: string | null): string | null {
  return next !== null && /^\/(?![/\\])[^\p{Cc}]*$/u.test(next) ? next : null;
}

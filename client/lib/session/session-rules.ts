/**
 * When a stored session may still be used. Pure: the caller brings the clock, so every limit is tested without waiting.
 * All times are milliseconds.
 */
export interface SessionLimits {
  /** A session is usable while the last activity is at most this old. */
  readonly inactivity: number;
  /** From this on the person is warned that the session is about to end. */
  readonly warning: number;
  /** Beyond this the server is asked again before the session is trusted. */
  readonly revalidation: number;
  /** Activity is written at most this often: a moving mouse must not write a thousand times. */
  readonly writeThrottle: number;
  /** Two clocks of one machine may differ by this much; more is tampering. */
  readonly futureTolerance: number;
}

/** The limits that go with the server's idle limit: ten minutes unless an operator chose otherwise. */
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
  /** Milliseconds since the epoch; null when nothing readable is stored. */
  readonly lastActivity: number | null;
}

export type SessionVerdict =
  | { readonly kind: 'absent' }
  | { readonly kind: 'usable'; readonly mustRevalidate: boolean }
  | { readonly kind: 'unusable'; readonly reason: 'no-activity-time' | 'from-the-future' | 'inactive' };

/** Judges what is stored at the moment `now`. */
export function judgeSession(stored: StoredSession, now: number, limits = sessionLimits): SessionVerdict {
  if (stored.token === null) return { kind: 'absent' };
  if (stored.lastActivity === null) return { kind: 'unusable', reason: 'no-activity-time' };
  const idle = now - stored.lastActivity;
  if (idle < -limits.futureTolerance) return { kind: 'unusable', reason: 'from-the-future' };
  if (idle > limits.inactivity) return { kind: 'unusable', reason: 'inactive' };
  return { kind: 'usable', mustRevalidate: idle > limits.revalidation };
}

/** Whether an event at `now` is worth a write, given the last one written. */
export function isActivityWorthWriting(lastWritten: number | null, now: number, limits = sessionLimits): boolean {
  return lastWritten === null || Math.abs(now - lastWritten) >= limits.writeThrottle;
}

/** What `last_activity` holds, or null when it is not a plain number. */
export function readActivityTime(text: string | null): number | null {
  if (text === null || !/^\d{1,16}$/.test(text)) return null;
  return Number(text);
}

/**
 * Where to go after signing in: the page that was asked for, if it is one of ours.
 * `//evil.example` and `/\evil.example` are other hosts to a browser, so they are refused.
 */
export function safeReturnPath(next: string | null, fallback: string): string {
  const isOwn = next !== null && /^\/(?![/\\])[^\p{Cc}]*$/u.test(next);
  return isOwn ? next : fallback;
}

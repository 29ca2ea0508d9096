/**
 * When a stored session may still be used. Pure: the caller brings the clock, so every limit is tested without waiting.
 * All times are milliseconds.
 */
export const sessionLimits = {
  /** A session is usable while the last activity is at most this old. */
  inactivity: 10 * 60_000,
  /** Beyond this the server is asked again before the session is trusted. */
  revalidation: 5 * 60_000,
  /** Activity is written at most this often: a moving mouse must not write a thousand times. */
  writeThrottle: 30_000,
  /** Two clocks of one machine may differ by this much; more is tampering. */
  futureTolerance: 60_000,
} as const;

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
export function judgeSession(stored: StoredSession, now: number): SessionVerdict {
  if (stored.token === null) return { kind: 'absent' };
  if (stored.lastActivity === null) return { kind: 'unusable', reason: 'no-activity-time' };
  const idle = now - stored.lastActivity;
  if (idle < -sessionLimits.futureTolerance) return { kind: 'unusable', reason: 'from-the-future' };
  if (idle > sessionLimits.inactivity) return { kind: 'unusable', reason: 'inactive' };
  return { kind: 'usable', mustRevalidate: idle > sessionLimits.revalidation };
}

/** Whether an event at `now` is worth a write, given the last one written. */
export function isActivityWorthWriting(lastWritten: number | null, now: number): boolean {
  return lastWritten === null || Math.abs(now - lastWritten) >= sessionLimits.writeThrottle;
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

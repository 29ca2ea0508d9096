/** The times that decide whether a session is valid. */
export interface SessionTimes {
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  /** A phone that continues one page: a long recording sends no request, so idleness does not end it. */
  readonly isContinued?: boolean;
}

/** Max age of a session that continues one page on a phone. */
export const CONTINUED_SECONDS = 2 * 3600;

/**
 * Max seconds by which the stored activity may be older than the real one. The idle limit of ten minutes is promised within ±5 s,
 * so this is less; it also limits writes to one per interval.
 */
export const LAST_SEEN_LAG_SECONDS = 4;

/** Valid until revoked, until the absolute end, and while the last activity is at most `idleSeconds` old. */
export function isAlive(session: SessionTimes, now: Date, idleSeconds: number): boolean {
  if (session.revokedAt !== null) return false;
  if (now.getTime() >= session.expiresAt.getTime()) return false;
  if (session.isContinued) return true;
  return now.getTime() - session.lastSeenAt.getTime() <= idleSeconds * 1000;
}

/** Whether this activity must be stored. */
export function needsTouch(session: SessionTimes, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() >= LAST_SEEN_LAG_SECONDS * 1000;
}

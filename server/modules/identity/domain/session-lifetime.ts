/** What decides whether a session still counts. */
export interface SessionTimes {
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

/**
 * The longest the stored last activity may lag behind the real one. A session ends by idleness within this of its limit, so it
 * is kept well under the ±5 s that a ten-minute limit is promised with; a row is still written at most once in that time.
 */
export const LAST_SEEN_LAG_SECONDS = 4;

/** Alive until revoked, until the absolute end, and while the last activity is at most `idleSeconds` old. */
export function isAlive(session: SessionTimes, now: Date, idleSeconds: number): boolean {
  if (session.revokedAt !== null) return false;
  if (now.getTime() >= session.expiresAt.getTime()) return false;
  return now.getTime() - session.lastSeenAt.getTime() <= idleSeconds * 1000;
}

/** Whether activity now is worth a write. */
export function needsTouch(session: SessionTimes, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() >= LAST_SEEN_LAG_SECONDS * 1000;
}

/**
 * The time of a change as a version: later than the version before it, even within one millisecond or on a server whose
 * clock is behind, so that two changes never share one.
 */
export function nextVersion(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1));
}

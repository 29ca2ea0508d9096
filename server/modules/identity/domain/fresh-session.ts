/** How long after signing in a session alone is proof enough for what cannot be taken back (seconds). */
export const FRESH_SECONDS = 15 * 60;

/** True within {@link FRESH_SECONDS} of the sign-in, however active the session was since. */
export function isFresh(openedAt: Date, now: Date): boolean {
  const age = now.getTime() - openedAt.getTime();
  return age >= 0 && age <= FRESH_SECONDS * 1000;
}

/** Seconds after sign-in during which irreversible actions need no password. */
export const FRESH_SECONDS = 15 * 60;

/** True within {@link FRESH_SECONDS} of the sign-in; later activity does not extend it. */
export function isFresh(openedAt: Date, now: Date): boolean {
  const age = now.getTime() - openedAt.getTime();
  return age >= 0 && age <= FRESH_SECONDS * 1000;
}

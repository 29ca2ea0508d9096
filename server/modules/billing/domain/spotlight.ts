/** Days that COMPANY_SPOTLIGHT buys. */
export const SPOTLIGHT_DAYS = 7;
/** Companies shown in the spotlight at the same time. */
export const SPOTLIGHT_PLACES = 6;

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** The new end: buying again adds a week to the time left. */
export function spotlightUntil(until: Date | null, now: Date): Date {
  const from = until !== null && until > now ? until : now;
  return new Date(from.getTime() + SPOTLIGHT_DAYS * DAY_MS);
}

/**
 * The companies shown now, in the given order. If more have paid than there are places, they take turns by the hour, so that
 * each is shown equally often.
 */
export function onShow<T>(all: readonly T[], now: Date): readonly T[] {
  if (all.length <= SPOTLIGHT_PLACES) return all;
  const first = (Math.floor(now.getTime() / HOUR_MS) * SPOTLIGHT_PLACES) % all.length;
  return all.filter((_, index) => (index - first + all.length) % all.length < SPOTLIGHT_PLACES);
}

/** What COMPANY_SPOTLIGHT buys. */
export const SPOTLIGHT_DAYS = 7;
/** Places at the top of the companies. */
export const SPOTLIGHT_PLACES = 6;

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** A company is there once at a time: buying again adds to the time that is left. */
export function spotlightUntil(until: Date | null, now: Date): Date {
  const from = until !== null && until > now ? until : now;
  return new Date(from.getTime() + SPOTLIGHT_DAYS * DAY_MS);
}

/**
 * Who is there now, in the order given. Where more have paid than there are places, they take turns by the hour, so that
 * everybody is seen as often.
 */
export function onShow<T>(all: readonly T[], now: Date): readonly T[] {
  if (all.length <= SPOTLIGHT_PLACES) return all;
  const first = (Math.floor(now.getTime() / HOUR_MS) * SPOTLIGHT_PLACES) % all.length;
  return all.filter((_, index) => (index - first + all.length) % all.length < SPOTLIGHT_PLACES);
}

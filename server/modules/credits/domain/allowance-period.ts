/** One month of an allowance: from `startsAt` (inclusive) to `endsAt` (exclusive). */
export interface AllowancePeriod {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The same day and time some months later (UTC); the last day of a month that is too short. */
function monthsAfter(anchor: Date, months: number): Date {
  const month = new Date(Date.UTC(anchor.getUTCFullYear(), anchor.getUTCMonth() + months, 1));
  const days = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
  const timeOfDay = anchor.getTime() % 86_400_000;
  return new Date(month.getTime() + (Math.min(anchor.getUTCDate(), days) - 1) * 86_400_000 + timeOfDay);
}

/**
 * The month that contains `now`, counted from `anchor`. Counting from the anchor means that an account opened on the 31st renews
 * on 28 February and 31 March. In UTC, so daylight saving has no effect.
 */
export function allowancePeriod(anchor: Date, now: Date): AllowancePeriod {
  const elapsed = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  const begun = monthsAfter(anchor, elapsed) <= now ? elapsed : elapsed - 1;
  return { startsAt: monthsAfter(anchor, begun), endsAt: monthsAfter(anchor, begun + 1) };
}

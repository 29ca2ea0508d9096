/** One month of an allowance: from `startsAt`, up to but not including `endsAt`. */
export interface AllowancePeriod {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The same day and time some months later (UTC); the last day of a month that has no such day. */
function monthsAfter(anchor: Date, months: number): Date {
  const month = new Date(Date.UTC(anchor.getUTCFullYear(), anchor.getUTCMonth() + months, 1));
  const days = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
  const timeOfDay = anchor.getTime() % 86_400_000;
  return new Date(month.getTime() + (Math.min(anchor.getUTCDate(), days) - 1) * 86_400_000 + timeOfDay);
}

/**
 * The month that `now` lies in, counted from `anchor`. Always counted from the anchor itself: an account opened on the 31st
 * renews on the 28th of February and on the 31st of March. In UTC, so a change of the clocks moves nothing.
 */
export function allowancePeriod(anchor: Date, now: Date): AllowancePeriod {
  const elapsed = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  const begun = monthsAfter(anchor, elapsed) <= now ? elapsed : elapsed - 1;
  return { startsAt: monthsAfter(anchor, begun), endsAt: monthsAfter(anchor, begun + 1) };
}

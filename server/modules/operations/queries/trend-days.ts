const DAY = 86_400_000;
/** Days that a dashboard chart covers. */
export const TREND_DAYS = 30;

/** Start of a chart. The figure "last 30 days" uses the same moment, so that the bars add up to it. */
export const trendStart = (now: Date): Date => new Date(now.getTime() - TREND_DAYS * DAY);

/** One entry per day (UTC) from the day of `trendStart` to today; 0 for days without a count. */
export function trendDays(counted: ReadonlyMap<string, number>, now: Date): { day: string; count: number }[] {
  const first = Date.parse(trendStart(now).toISOString().slice(0, 10));
  return Array.from({ length: TREND_DAYS + 1 }, (_, index) => {
    const day = new Date(first + index * DAY).toISOString().slice(0, 10);
    return { day, count: counted.get(day) ?? 0 };
  });
}

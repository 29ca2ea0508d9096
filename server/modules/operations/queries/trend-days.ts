const DAY = 86_400_000;
/** The days a small chart on a first screen covers. */
export const TREND_DAYS = 30;

/** Since when a chart counts: the same moment from which a figure "of the last 30 days" counts, so that its bars add up to it. */
export const trendStart = (now: Date): Date => new Date(now.getTime() - TREND_DAYS * DAY);

/** One entry a day (UTC) from the day of `trendStart` to today, 0 where nothing was counted. */
export function trendDays(counted: ReadonlyMap<string, number>, now: Date): { day: string; count: number }[] {
  const first = Date.parse(trendStart(now).toISOString().slice(0, 10));
  return Array.from({ length: TREND_DAYS + 1 }, (_, index) => {
    const day = new Date(first + index * DAY).toISOString().slice(0, 10);
    return { day, count: counted.get(day) ?? 0 };
  });
}

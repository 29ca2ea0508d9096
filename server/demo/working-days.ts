const DAY = 86_400_000;

const isWeekend = (date: Date): boolean => date.getUTCDay() % 6 === 0;

/**
 * The day in that many working days, or that many calendar days ago.
 *
 * @example workingDay(new Date('2026-11-27T12:00:00Z'), 1) // '2026-11-30', after a Friday
 */
export function workingDay(now: Date, inDays: number): string {
  let date = new Date(now.getTime() + Math.min(0, inDays) * DAY);
  for (let left = inDays; left > 0;) {
    date = new Date(date.getTime() + DAY);
    if (!isWeekend(date)) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

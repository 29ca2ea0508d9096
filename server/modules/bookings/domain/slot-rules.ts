import { type HolidayName, holidayOn, isWeekend, shifted } from './quebec-holidays.js';
import { type SlotTime, slotTimes } from './studio-hours.js';
import { startOf, studioClock } from './studio-time.js';

/** How many days ahead bookings are accepted. */
export const HORIZON_DAYS = 365;

export const lastDayFrom = (now: Date): string => shifted(studioClock(now).day, HORIZON_DAYS);

/** State of a day by the calendar alone, without closures and bookings. */
export type CalendarState = 'OPEN' | 'WEEKEND' | 'HOLIDAY' | 'PAST' | 'TOO_FAR';

export function calendarStateOf(day: string, now: Date): CalendarState {
  if (isWeekend(day)) return 'WEEKEND';
  if (day < studioClock(now).day) return 'PAST';
  if (holidayOn(day) !== null) return 'HOLIDAY';
  if (day > lastDayFrom(now)) return 'TOO_FAR';
  return timesAhead(day, now).length === 0 ? 'PAST' : 'OPEN';
}

/** Slots of a day that have not started. */
export const timesAhead = (day: string, now: Date): readonly SlotTime[] =>
  slotTimes.filter((time) => startOf(day, time) > now);

/** Every day of a month, `2026-03`. */
export function daysOf(month: string): readonly string[] {
  const [year = 0, index = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, index, 0)).getUTCDate();
  return Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
}

/** Public holidays between two days, both included, except those on a weekend. */
export function holidaysBetween(from: string, to: string): readonly { day: string; name: HolidayName }[] {
  const found: { day: string; name: HolidayName }[] = [];
  for (let day = from; day <= to; day = shifted(day, 1)) {
    const name = isWeekend(day) ? null : holidayOn(day);
    if (name !== null) found.push({ day, name });
  }
  return found;
}

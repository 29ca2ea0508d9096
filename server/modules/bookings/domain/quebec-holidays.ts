/** Public holidays of Québec, on which the studio is closed. */
export const holidayNames = [
  'NEW_YEAR',
  'GOOD_FRIDAY',
  'EASTER_MONDAY',
  'PATRIOTS_DAY',
  'NATIONAL_HOLIDAY',
  'CANADA_DAY',
  'LABOUR_DAY',
  'THANKSGIVING',
  'CHRISTMAS',
] as const;
export type HolidayName = (typeof holidayNames)[number];

const dayOf = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);

/** 0 is Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

export function shifted(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Easter Sunday, by the Meeus/Jones/Butcher algorithm. */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century + 8) / 25);
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - correction + 1) / 3) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** The nth Monday of a month. */
function mondayOf(year: number, month: number, nth: number): string {
  const first = dayOf(year, month, 1);
  return shifted(first, ((8 - weekdayOf(first)) % 7) + (nth - 1) * 7);
}

/** The Monday before 25 May. */
function mondayBeforeMay25(year: number): string {
  const may24 = dayOf(year, 5, 24);
  return shifted(may24, -((weekdayOf(may24) + 6) % 7));
}

/** A holiday that falls on a Sunday moves to Monday. */
const orMonday = (day: string): string => (weekdayOf(day) === 0 ? shifted(day, 1) : day);

/**
 * The public holidays of Québec in a year, by day. Employers choose Good Friday or Easter Monday; the studio closes on both.
 * The national holiday and Canada Day move to Monday if they fall on a Sunday (National Holiday Act, section 17.1; Act respecting
 * labour standards, section 60).
 */
export function quebecHolidays(year: number): ReadonlyMap<string, HolidayName> {
  const easter = easterOf(year);
  return new Map<string, HolidayName>([
    [dayOf(year, 1, 1), 'NEW_YEAR'],
    [shifted(easter, -2), 'GOOD_FRIDAY'],
    [shifted(easter, 1), 'EASTER_MONDAY'],
    [mondayBeforeMay25(year), 'PATRIOTS_DAY'],
    [orMonday(dayOf(year, 6, 24)), 'NATIONAL_HOLIDAY'],
    [orMonday(dayOf(year, 7, 1)), 'CANADA_DAY'],
    [mondayOf(year, 9, 1), 'LABOUR_DAY'],
    [mondayOf(year, 10, 2), 'THANKSGIVING'],
    [dayOf(year, 12, 25), 'CHRISTMAS'],
  ]);
}

export const isWeekend = (day: string): boolean => weekdayOf(day) === 0 || weekdayOf(day) === 6;

export const holidayOn = (day: string): HolidayName | null => quebecHolidays(Number(day.slice(0, 4))).get(day) ?? null;

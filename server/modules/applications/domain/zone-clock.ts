const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once per zone, because a formatter takes long to make and free times ask thousands of times. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}

/** Local time in the zone, as a UTC date. */
function shownAt(instant: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(instant);
  const [year, month, day, hour, minute] = (['year', 'month', 'day', 'hour', 'minute'] as const).map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  ) as [number, number, number, number, number];
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** Offset from UTC in milliseconds, positive if ahead. */
const offsetAt = (instant: number, timeZone: string): number =>
  shownAt(instant, timeZone) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;

/** A day of the calendar as the number of days since 1970-01-01. */
export type DayNumber = number;

export const dayAt = (instant: number, timeZone: string): DayNumber => Math.floor(shownAt(instant, timeZone) / DAY_MS);

/** Minutes since midnight on the zone's clocks. */
export const minuteOfDayAt = (instant: number, timeZone: string): number =>
  (shownAt(instant, timeZone) % DAY_MS) / MINUTE_MS;

/** 1 (Monday) to 7 (Sunday), as in ISO 8601. */
export const weekdayOf = (day: DayNumber): number => ((((day + 3) % 7) + 7) % 7) + 1;

/**
 * The instant at which clocks in that zone show these minutes of the day. Of a time that comes twice, the first; a time that summer
 * time skips is read an hour later.
 */
export function instantAt(day: DayNumber, minutes: number, timeZone: string): number {
  const shown = day * DAY_MS + minutes * MINUTE_MS;
  const offsets = [shown - DAY_MS, shown + DAY_MS].map((near) => offsetAt(near, timeZone));
  const exact = offsets
    .map((offset) => shown - offset)
    .filter((instant) => offsetAt(instant, timeZone) === shown - instant)
    .sort((one, other) => one - other);
  return exact[0] ?? shown - Math.min(...offsets);
}

/**
 * The instant at which clocks in `timeZone` show `date` (`2026-11-19`) and `time` (`14:30`). A time skipped by summer time is
 * read an hour later; of a time that comes twice, the first is used.
 */
export function instantIn(date: string, time: string, timeZone: string): string {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const offsets = [asUtc - DAY, asUtc + DAY].map((near) => offsetAt(near, timeZone));
  const exact = offsets
    .map((offset) => asUtc - offset)
    .filter((instant) => offsetAt(instant, timeZone) === asUtc - instant)
    .sort((one, other) => one - other);
  return new Date(exact[0] ?? asUtc - Math.min(...offsets)).toISOString();
}

/** Date and time in `timeZone` at that instant, as form fields. */
export function fieldsIn(instant: string, timeZone: string): { date: string; time: string } {
  const [year, month, day, hour, minute] = wallClock(Date.parse(instant), timeZone);
  const two = (part: number | undefined): string => String(part ?? 0).padStart(2, '0');
  return { date: `${year}-${two(month)}-${two(day)}`, time: `${two(hour)}:${two(minute)}` };
}

const DAY = 86_400_000;

/** Offset from UTC in milliseconds, positive if ahead. */
function offsetAt(instant: number, timeZone: string): number {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = wallClock(instant, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / 60_000) * 60_000;
}

/** The local time in `timeZone`: year, month, day, hour, minute. */
export function wallClock(instant: number, timeZone: string): number[] {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(instant);
  return (['year', 'month', 'day', 'hour', 'minute'] as const).map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
}

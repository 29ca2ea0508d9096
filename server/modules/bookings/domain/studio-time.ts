import { SESSION_MINUTES, type SlotTime, STUDIO_TIME_ZONE } from './studio-hours.js';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: STUDIO_TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Day and time in the studio at an instant. */
export function studioClock(at: Date): { readonly day: string; readonly time: string } {
  const shown = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    day: `${shown['year']}-${shown['month']}-${shown['day']}`,
    time: `${shown['hour']}:${shown['minute']}`,
  };
}

/** UTC offset of the studio at an instant, in milliseconds (negative in Montréal). */
function offsetAt(at: Date): number {
  const { day, time } = studioClock(at);
  return new Date(`${day}T${time}:00Z`).getTime() - Math.floor(at.getTime() / 60_000) * 60_000;
}

/** The instant of a day and time in the studio. Not exact during the clock-change hour, in which there is no slot. */
export function instantOf(day: string, time: string): Date {
  const asUtc = new Date(`${day}T${time}:00Z`);
  const guess = new Date(asUtc.getTime() - offsetAt(asUtc));
  // On the day of a clock change the first offset may be wrong; use the offset at the guessed instant.
  return new Date(asUtc.getTime() - offsetAt(guess));
}

export const startOf = (day: string, time: SlotTime): Date => instantOf(day, time);

export const endOf = (startsAt: Date): Date => new Date(startsAt.getTime() + SESSION_MINUTES * 60_000);

import type { EventAnswer } from '@modules/bookings/http/events.contract';
import { asWritten } from '../../../lib/format';
import type { Language } from '../../../lib/i18n';

/** Day and hours in Montréal time, wherever the reader is. */
export function eventTime(
  { starts_at, ends_at }: Pick<EventAnswer, 'starts_at' | 'ends_at'>,
  language: Language,
): string {
  const shown = new Intl.DateTimeFormat(`${language}-CA`, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'America/Toronto',
  });
  return asWritten(shown.formatRange(new Date(starts_at), new Date(ends_at)));
}

/** Formats a time of day: `18 h 15`, `6:15 p.m.`. */
export const timeOfDay = (time: string, language: Language): string =>
  asWritten(
    new Intl.DateTimeFormat(`${language}-CA`, { timeZone: 'UTC', timeStyle: 'short' }).format(
      new Date(`2026-01-01T${time}:00Z`),
    ),
  );

export const isFull = ({ attendees, max_attendees }: EventAnswer): boolean => attendees >= max_attendees;

export const isOver = ({ starts_at }: EventAnswer, now: Date): boolean => new Date(starts_at) <= now;

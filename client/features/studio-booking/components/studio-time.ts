import { STUDIO_TIME_ZONE } from '@modules/bookings/http/studio-bookings.contract';
import { asWritten } from '../../../lib/format';
import type { Language } from '../../../lib/i18n';

/** Times are shown in Montréal time, where the studio is, wherever the reader is. */
const shown = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`${language}-CA`, { timeZone: STUDIO_TIME_ZONE, ...options });

export const studioDateTime = (at: string, language: Language): string =>
  asWritten(shown(language, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(at)));

export const studioTime = (at: string, language: Language): string =>
  asWritten(shown(language, { timeStyle: 'short' }).format(new Date(at)));

/** Formats a time of day: `9 h`, `9:00 a.m.`. */
export const timeOfDay = (time: string, language: Language): string =>
  asWritten(
    new Intl.DateTimeFormat(`${language}-CA`, { timeZone: 'UTC', timeStyle: 'short' }).format(
      new Date(`2026-01-01T${time}:00Z`),
    ),
  );

export const dayInWords = (day: string, language: Language): string =>
  asWritten(
    new Intl.DateTimeFormat(`${language}-CA`, { timeZone: 'UTC', dateStyle: 'full' }).format(
      new Date(`${day}T00:00:00Z`),
    ),
  );

/** Today in Montréal. */
export const studioToday = (now: Date = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: STUDIO_TIME_ZONE, dateStyle: 'short' }).format(now);

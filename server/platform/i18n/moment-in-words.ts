import type { Language } from '../http/language.js';

interface MomentStyle {
  readonly timeZone: string;
  /** Adds the time zone after the hour: `14 h 30 HNE`. */
  readonly namesZone?: boolean;
}

/**
 * A date and time in a sentence: `lundi 19 janvier 2026 à 9 h 30`, `Monday, January 19, 2026 at 9:30 a.m.`. In French the hour has no
 * leading zero and whole hours have no minutes (`9 h`), which Intl does not do.
 */
export function momentInWords(at: Date, language: Language, { timeZone, namesZone = false }: MomentStyle): string {
  const text = new Intl.DateTimeFormat(`${language}-CA`, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(namesZone && { timeZoneName: 'short' }),
  }).format(at);
  return language === 'fr' ? hoursInFrench(text) : text;
}

/** `09 h 00` becomes `9 h`, `09 h 30` becomes `9 h 30`. */
export const hoursInFrench = (text: string): string =>
  text.replace(/\b0?(\d{1,2})(\s)h\s(\d\d)\b/gu, (_, hour: string, space: string, minutes: string) =>
    minutes === '00' ? `${hour}${space}h` : `${hour}${space}h${space}${minutes}`,
  );

import type { Language } from './i18n';
import { dateFormat, listFormat, numberFormat, relativeTimeFormat } from './intl-formats';

type Value = string | number | Date;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** `1 240` in French, `1,240` in English. */
export function formatNumber(value: number, language: Language): string {
  return numberFormat(language).format(value);
}

/** A change of a balance: `+40`, `−1`, with a minus sign instead of a hyphen. */
export function formatChange(value: number, language: Language): string {
  const size = formatNumber(Math.abs(value), language);
  if (value === 0) return size;
  return value > 0 ? `+${size}` : `\u2212${size}`;
}

/** `0.85` as `85 %` or `85%`; a tax rate has `digits`: `9,975 %`. */
export function formatPercent(ratio: number, language: Language, digits = 0): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: digits }).format(ratio);
}

/** A price in Canadian dollars: `299 $` in French, `$299.00 CAD` in English; in French with cents only if there are any. */
export function formatPrice(dollars: number, language: Language): string {
  if (language === 'en') return `${dollarsIn('en', dollars, 2)} CAD`;
  return dollarsIn('fr', dollars, Number.isInteger(dollars) ? 0 : 2);
}

function dollarsIn(language: Language, dollars: number, digits: number): string {
  const currency = { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' } as const;
  return numberFormat(language, {
    ...currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(dollars);
}

export type SalaryPeriod = 'YEAR' | 'MONTH' | 'WEEK' | 'DAY' | 'HOUR';

const periods: Record<Language, Record<SalaryPeriod, string>> = {
  fr: { YEAR: 'par an', MONTH: 'par mois', WEEK: 'par semaine', DAY: 'par jour', HOUR: 'de l’heure' },
  en: { YEAR: 'a year', MONTH: 'a month', WEEK: 'a week', DAY: 'a day', HOUR: 'an hour' },
};

export interface Salary {
  min: number | null;
  max: number | null;
  period?: SalaryPeriod | null;
}

/**
 * `78 000 à 92 000 $ par an`, `$78,000 to $92,000 a year`; one end alone as `à partir de` or `jusqu’à`.
 * `null` if both ends are unknown, so that the caller chooses the words.
 */
export function formatSalary({ min, max, period = null }: Salary, language: Language): string | null {
  // Both ends of a range have cents if one of them has: `30,50 à 49,80 $`.
  const cents = [min, max].every((value) => value === null || Number.isInteger(value)) ? 0 : 2;
  const amount = (value: number) => dollarsIn(language, value, cents);
  let range: string;
  if (min !== null && max !== null && min !== max) {
    const from = language === 'fr' ? amount(min).replace(/\D+$/, '') : amount(min);
    range = `${from} ${language === 'fr' ? 'à' : 'to'} ${amount(max)}`;
  } else if (min !== null && max !== null) range = amount(min);
  else if (min !== null) range = `${language === 'fr' ? 'à partir de' : 'from'} ${amount(min)}`;
  else if (max !== null) range = `${language === 'fr' ? 'jusqu’à' : 'up to'} ${amount(max)}`;
  else return null;
  return period === null ? range : `${range} ${periods[language][period]}`;
}

/** `12 novembre 2026`, `November 12, 2026`; `short` as `12 nov. 2026`, `Nov 12, 2026`. */
export function formatDate(value: Value, language: Language, style: 'long' | 'short' = 'long'): string {
  // A date without a time is the same day everywhere; as an instant it would be the day before in Montréal.
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  const options = { dateStyle: style === 'long' ? 'long' : 'medium', ...(isDay && { timeZone: 'UTC' }) } as const;
  return asWritten(dateFormat(language, options).format(new Date(value)));
}

/** `3 mars`, `Mar 3`: a day of this year, under a chart. Pass `UTC` for a date without a time. */
export function formatDay(value: Value, language: Language, timeZone?: 'UTC'): string {
  const day = { day: 'numeric', month: 'short', ...(timeZone && { timeZone }) } as const;
  return asWritten(dateFormat(language, day).format(new Date(value)));
}

/** A duration: `26,5 heures` up to two days, `3,1 jours` above. */
export function formatHours(hours: number, language: Language): string {
  const isDays = hours >= 48;
  return numberFormat(language, {
    style: 'unit',
    unit: isDays ? 'day' : 'hour',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(isDays ? hours / 24 : hours);
}

/**
 * Corrects formatters: `14 h 30` and `2:30 p.m. EST` stay on one line; in French `09 h 00` becomes `9 h`, and the first of a
 * month `1er`.
 */
export function asWritten(text: string): string {
  return text
    .replace(/\b0?(\d{1,2})\sh\s(\d\d)\b/g, '$1\u00a0h\u00a0$2')
    .replace(/(\d)\sh\s00\b/g, '$1\u00a0h')
    .replace(/(\d) (?=[ap]\.m\.)/g, '$1\u00a0')
    .replace(/([ap]\.m\.) (?=[A-Z]{2,4}\b)/g, '$1\u00a0')
    .replace(/(?<!\d)1 (?=janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)/g, '1er ');
}

/** Date and time in the reader's time zone. */
export function formatDateTime(value: Value, language: Language): string {
  const shown = dateFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  return asWritten(shown.format(new Date(value)));
}

/** `14 h 05`, `2:05 p.m.`: time in the reader's time zone. */
export function formatTime(value: Value, language: Language): string {
  return asWritten(dateFormat(language, { timeStyle: 'short' }).format(new Date(value)));
}

/** Calendar days between two instants, in the reader's time zone. */
function daysBetween(earlier: Date, later: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(later) - midnight(earlier)) / DAY);
}

/** Age: today, yesterday, days under a week, weeks under 30 days, then the date: « publiée le 12 octobre 2026 ». */
export function formatAge(value: Value, language: Language, now: Date = new Date()): string {
  const date = new Date(value);
  const days = Math.max(0, daysBetween(date, now));
  const relative = relativeTimeFormat(language, { numeric: 'auto' });
  if (days < 7) return days < 2 || language === 'en' ? relative.format(-days, 'day') : numericDays(days);
  if (days < 30) return relativeTimeFormat(language, { numeric: 'always' }).format(-Math.floor(days / 7), 'week');
  return language === 'fr' ? `le ${formatDate(date, language)}` : formatDate(date, language);
}

// French has a word for two days ago, but people write « il y a 2 jours ».
function numericDays(days: number): string {
  return relativeTimeFormat('fr', { numeric: 'always' }).format(-days, 'day');
}

/** Position or length of a video: `2:41`, `1:02:03`. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

function unit(value: number, name: string, language: Language): string {
  return numberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
}

/** The same in words, for screen readers: `2 minutes et 41 secondes`. */
export function durationInWords(seconds: number, language: Language): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const parts = [
    { value: Math.floor(whole / 3600), name: 'hour' },
    { value: Math.floor(whole / 60) % 60, name: 'minute' },
    { value: whole % 60, name: 'second' },
  ].filter(({ value, name }) => value > 0 || (name === 'second' && whole === 0));
  return formatList(
    parts.map(({ value, name }) => unit(value, name, language)),
    language,
  );
}

/** Remaining time: days and hours above 24 hours, hours and minutes below; `short` for a ring: `45 h`, `38 min`. */
export function formatRemaining(milliseconds: number, language: Language, style: 'words' | 'short' = 'words'): string {
  // Rounded up, so that a started minute still counts.
  const minutes = Math.ceil(Math.max(0, milliseconds) / MINUTE);
  const hours = Math.floor(minutes / 60);
  // The symbols are the same in both languages.
  if (style === 'short') return hours > 0 ? `${hours}\u00A0h` : `${minutes}\u00A0min`;
  const parts = [
    { value: Math.floor(hours / 24), name: 'day' },
    { value: hours % 24, name: 'hour' },
    { value: hours < 24 ? minutes % 60 : 0, name: 'minute' },
  ].filter(({ value }) => value > 0);
  return parts.length === 0
    ? unit(0, 'minute', language)
    : formatList(
        parts.map(({ value, name }) => unit(value, name, language)),
        language,
      );
}

/** `48 Mo`, `1,2 Go` in French; `48 MB`, `1.2 GB` in English. Steps of 1024, as operating systems show files. */
export function formatBytes(bytes: number, language: Language): string {
  const names = language === 'fr' ? ['o', 'ko', 'Mo', 'Go'] : ['bytes', 'KB', 'MB', 'GB'];
  const step = bytes < 1 ? 0 : Math.min(names.length - 1, Math.floor(Math.log2(bytes) / 10));
  const figure = numberFormat(language, { maximumFractionDigits: step < 2 ? 0 : 1 }).format(bytes / 1024 ** step);
  return `${figure}\u00A0${names[step] ?? ''}`;
}

/** `a, b et c`, `a, b, and c`. */
export function formatList(items: readonly string[], language: Language): string {
  return listFormat(language).format(items);
}

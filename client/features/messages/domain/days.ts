import { formatDate } from '../../../lib/format';
import type { Language } from '../../../lib/i18n';

const DAY = 86_400_000;

const calendarDay = (at: Date): string => `${at.getFullYear()}-${at.getMonth()}-${at.getDate()}`;

/** Items of one day of the reader's calendar. */
export interface DayOf<T> {
  readonly key: string;
  readonly at: string;
  readonly items: readonly T[];
}

/** Groups items by day and keeps their order. */
export function byDay<T>(items: readonly T[], timeOf: (item: T) => string): readonly DayOf<T>[] {
  const days: { key: string; at: string; items: T[] }[] = [];
  for (const item of items) {
    const at = timeOf(item);
    const key = calendarDay(new Date(at));
    const last = days.at(-1);
    if (last?.key === key) last.items.push(item);
    else days.push({ key, at, items: [item] });
  }
  return days;
}

/** `Aujourd’hui`, `Hier`, `12 novembre 2026`. */
export function dayName(at: string, language: Language, now: Date): string {
  const day = calendarDay(new Date(at));
  const ago = day === calendarDay(now) ? 0 : day === calendarDay(new Date(now.getTime() - DAY)) ? -1 : null;
  if (ago === null) return formatDate(at, language);
  const words = new Intl.RelativeTimeFormat(`${language}-CA`, { numeric: 'auto' }).format(ago, 'day');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

import type { Language } from './i18n';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** `maintenant`, `il y a 20 secondes`, `il y a 3 minutes`: the age of figures, in steps of ten seconds. */
export function agoInWords(since: number, now: number, language: Language): string {
  const relative = new Intl.RelativeTimeFormat(`${language}-CA`, { numeric: 'auto' });
  const age = Math.max(0, now - since);
  if (age >= HOUR) return relative.format(-Math.floor(age / HOUR), 'hour');
  if (age >= MINUTE) return relative.format(-Math.floor(age / MINUTE), 'minute');
  return relative.format(-Math.floor(age / 10_000) * 10, 'second');
}

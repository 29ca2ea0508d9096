import type { Language } from './i18n';
import { relativeTimeFormat } from './intl-formats';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** `maintenant`, `il y a 20 secondes`, `il y a 3 minutes`: the age of figures, in steps of ten seconds. */
export function agoInWords(since: number, now: number, language: Language): string {
  const relative = relativeTimeFormat(language, { numeric: 'auto' });
  const age = Math.max(0, now - since);
  if (age >= HOUR) return relative.format(-Math.floor(age / HOUR), 'hour');
  if (age >= MINUTE) return relative.format(-Math.floor(age / MINUTE), 'minute');
  return relative.format(-Math.floor(age / 10_000) * 10, 'second');
}

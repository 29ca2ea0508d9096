import { formatDate, formatTime } from '../../../lib/format';
import type { Language } from '../../../lib/i18n';

/** `14 nov. 2026, 7 h`, on one line of a phone, in the reader's time zone. */
export function shortDateTime(value: number, language: Language): string {
  return `${formatDate(value, language, 'short')}, ${formatTime(value, language)}`;
}

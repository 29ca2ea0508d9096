import { formatDate, formatTime } from '../../../lib/format';
import type { Language } from '../../../lib/i18n';

/** `14 nov. 2026, 7 h`, in the reader's time zone. Fits on one line of a phone. */
export function shortDateTime(value: number, language: Language): string {
  return `${formatDate(value, language, 'short')}, ${formatTime(value, language)}`;
}

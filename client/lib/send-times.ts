import { asWritten } from './format';
import type { Language } from './i18n';
import { fieldsIn, instantIn } from './zone-time';

/** Messages and refusals are scheduled by the clocks of Québec, wherever the device is. */
const QUEBEC = 'America/Toronto';
const DAY_MS = 86_400_000;
const MORNING = '09:00';

/** The instant of a date and a time in Québec. */
export const sendTimeOf = ({ date, time }: { readonly date: string; readonly time: string }): string =>
  instantIn(date, time, QUEBEC);

/** Tomorrow at 9:00 and the next Monday at 9:00; `monday` is null if that is tomorrow. */
export function sendTimes(now: Date): { readonly tomorrow: string; readonly monday: string | null } {
  // Noon is on the same date on both sides of a change of clocks.
  const noon = Date.parse(`${fieldsIn(now.toISOString(), QUEBEC).date}T12:00:00Z`);
  const inDays = (days: number): string =>
    instantIn(new Date(noon + days * DAY_MS).toISOString().slice(0, 10), MORNING, QUEBEC);
  const toMonday = (8 - new Date(noon).getUTCDay()) % 7 || 7;
  return { tomorrow: inDays(1), monday: toMonday === 1 ? null : inDays(toMonday) };
}

/** `lundi 30 novembre à 9 h`. */
export function sendTimeInWords(instant: string, language: Language): string {
  const shown = new Intl.DateTimeFormat(`${language}-CA`, {
    timeZone: QUEBEC,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  return asWritten(shown.format(new Date(instant)));
}

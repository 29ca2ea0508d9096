import type { Language } from './i18n';

/** One zone per Canadian clock, from east to west. */
export const canadianZones = [
  'America/St_Johns',
  'America/Halifax',
  'America/Toronto',
  'America/Winnipeg',
  'America/Regina',
  'America/Edmonton',
  'America/Vancouver',
] as const;

/** `America/Toronto` in words: `heure de l’Est (Toronto)`. */
export function zoneInWords(timeZone: string, language: Language): string {
  const city = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  const name = new Intl.DateTimeFormat(`${language}-CA`, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return name === undefined ? city : `${name} (${city})`;
}

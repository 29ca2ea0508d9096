import { asWritten } from '../../../lib/format';
import type { Language } from '../../../lib/i18n';
import { wallClock } from '../../../lib/zone-time';

/** `jeudi 19 novembre 2026 à 14 h 30 HNE`: a time in `timeZone`, with the zone's name. */
export function momentIn(time: string, timeZone: string, language: Language): string {
  const shown = new Intl.DateTimeFormat(`${language}-CA`, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return asWritten(shown.format(new Date(time)));
}

/** The same time in the reader's zone; null if both clocks agree. */
export function momentHere(time: string, timeZone: string, ownZone: string, language: Language): string | null {
  const clock = (zone: string): string => wallClock(Date.parse(time), zone).join();
  return clock(timeZone) === clock(ownZone) ? null : momentIn(time, ownZone, language);
}

/** IANA name of this device's time zone. */
export function zoneOfDevice(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

import { asWritten } from '../../../lib/format';
import type { Language } from '../../../lib/i18n';
import { fieldsIn } from '../../../lib/zone-time';

export interface FreeDay {
  /** `2026-03-09` */
  readonly day: string;
  /** `lundi 9 mars` */
  readonly label: string;
  readonly times: readonly { readonly time: string; readonly label: string }[];
}

/** Free times by the day of the reader's clock. An hour that comes twice when the clocks change has its zone's name. */
export function freeDays(times: readonly string[], zone: string, language: Language): readonly FreeDay[] {
  const shown = (time: string, options: Intl.DateTimeFormatOptions): string =>
    asWritten(new Intl.DateTimeFormat(`${language}-CA`, { timeZone: zone, ...options }).format(new Date(time)));
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  return [...Map.groupBy(times, (time) => fieldsIn(time, zone).date)].map(([day, ofDay]) => {
    const labels = ofDay.map((time) => shown(time, clock));
    const isTwice = (label: string): boolean => labels.indexOf(label) !== labels.lastIndexOf(label);
    return {
      day,
      label: shown(ofDay[0] ?? '', { weekday: 'long', day: 'numeric', month: 'long' }),
      times: ofDay.map((time, index) => {
        const label = labels[index] ?? '';
        return { time, label: isTwice(label) ? shown(time, { ...clock, timeZoneName: 'short' }) : label };
      }),
    };
  });
}

import { LauncherError } from '../launcher-error.js';

/**
 * Parses a time that an operator types. It must have an offset, so that the time zone of the server does not matter.
 * @example parseMoment('2026-11-25 13:30 -05:00') is 18:30 UTC
 * @throws LauncherError if it is none, or has no offset
 */
export function parseMoment(text: string): Date {
  const match = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?) ?(Z|UTC|[+-]\d\d:?\d\d)$/i.exec(text.trim());
  const [, day, time, zone] = match ?? [];
  const offset = zone === undefined ? '' : /^(Z|UTC)$/i.test(zone) ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const moment = new Date(`${day}T${time}${offset}`);
  if (match === null || Number.isNaN(moment.getTime())) {
    throw new LauncherError(
      `"${text}" is no time. Write it with its offset: --to "2026-11-25 13:30:00 -05:00", or Z for UTC.`,
    );
  }
  return moment;
}

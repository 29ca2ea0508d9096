/** One event of a calendar file. */
export interface CalendarEvent {
  /** Never changes: a newer file with the same UID replaces the older one. */
  readonly uid: string;
  /** Increased by every change: calendars use the highest for a UID. */
  readonly sequence: number;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly updatedAt: Date;
  readonly summary: string;
  readonly description: string;
  readonly location: string | null;
  readonly url: string | null;
}

/** Calendars read a subscribed address again after this time, as an ISO 8601 duration. Many read it less often. */
const REFRESH = 'PT15M';

/**
 * An event as an iCalendar object (RFC 5545). Times are in UTC, so that a calendar shows them in its owner's zone without needing
 * a zone definition.
 */
export function calendarFile(event: CalendarEvent): string {
  return written(['METHOD:PUBLISH', ...eventLines(event)]);
}

/** The same for a calendar on a CalDAV server, which takes no METHOD (RFC 4791, section 4.1). */
export function storedCalendarFile(event: CalendarEvent): string {
  return written(eventLines(event));
}

/** Many events, for an address to which calendars subscribe. An event that is missing from the next answer disappears. */
export function calendarFeed(name: string, events: readonly CalendarEvent[]): string {
  return written([
    'METHOD:PUBLISH',
    `NAME:${text(name)}`,
    // The name and the interval as calendars knew them before RFC 7986.
    `X-WR-CALNAME:${text(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap(eventLines),
  ]);
}

function written(content: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Entrevue//Entrevue//FR',
    'CALSCALE:GREGORIAN',
    ...content,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.updatedAt)}`,
    `LAST-MODIFIED:${utc(event.updatedAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `STATUS:${event.status}`,
    `SUMMARY:${text(event.summary)}`,
    ...(event.description === '' ? [] : [`DESCRIPTION:${text(event.description)}`]),
    ...(event.location === null ? [] : [`LOCATION:${text(event.location)}`]),
    ...(event.url === null ? [] : [`URL:${event.url}`]),
    'END:VEVENT',
  ];
}

/** `20260119T193000Z` */
function utc(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Escapes TEXT (section 3.3.11). Control characters other than line breaks are removed. */
function text(value: string): string {
  return value
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Folds lines of more than 75 octets with a line break and a space (section 3.1), without splitting a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > 75) {
      parts.push(part);
      part = '';
      // The space at the start of a continuation counts.
      octets = 1;
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}

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
  readonly url: string;
}

/**
 * An event as an iCalendar object (RFC 5545). Times are in UTC, so that a calendar shows them in its owner's zone without needing
 * a zone definition.
 */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Entrevue//Entrevue//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
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
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
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

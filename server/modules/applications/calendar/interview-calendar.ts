import type { InterviewStatus } from '../domain/interview.entity.js';

/** What a calendar shows of an interview. */
export interface CalendarInterview {
  readonly id: string;
  readonly status: InterviewStatus;
  /** Raised by every change: calendars take the highest for one UID. */
  readonly sequence: number;
  readonly scheduledAt: Date;
  readonly durationMinutes: number;
  readonly updatedAt: Date;
  readonly summary: string;
  readonly description: string;
  readonly location: string | null;
  readonly url: string;
}

/** PROPOSED stands in the calendar at the first of its times, as not certain. */
const statuses: Readonly<Record<InterviewStatus, string>> = {
  PROPOSED: 'TENTATIVE',
  SCHEDULED: 'CONFIRMED',
  CANCELLED: 'CANCELLED',
};

/**
 * An interview as an iCalendar object (RFC 5545). Times are UTC, so that every calendar shows them in its owner's zone whatever
 * it knows of zones; the UID never changes, so that a newer file takes the place of an older one.
 */
export function interviewCalendar(interview: CalendarInterview): string {
  const end = new Date(interview.scheduledAt.getTime() + interview.durationMinutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Entrevue//Entrevue//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${interview.id}@entrevue`,
    `SEQUENCE:${interview.sequence}`,
    `DTSTAMP:${utc(interview.updatedAt)}`,
    `LAST-MODIFIED:${utc(interview.updatedAt)}`,
    `DTSTART:${utc(interview.scheduledAt)}`,
    `DTEND:${utc(end)}`,
    `STATUS:${statuses[interview.status]}`,
    `SUMMARY:${text(interview.summary)}`,
    ...(interview.description === '' ? [] : [`DESCRIPTION:${text(interview.description)}`]),
    ...(interview.location === null ? [] : [`LOCATION:${text(interview.location)}`]),
    `URL:${interview.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20260119T193000Z` */
function utc(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** TEXT of section 3.3.11. Controls other than line breaks mean nothing there. */
function text(value: string): string {
  return value
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** A line is at most 75 octets; a longer one goes on after a line break and a space (section 3.1). No sign is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > 75) {
      parts.push(part);
      part = '';
      // The space that begins a continuation counts.
      octets = 1;
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}

import { calendarFile, type CalendarEvent } from '../../../platform/calendar/calendar-file.js';
import type { InterviewStatus } from '../domain/interview.entity.js';

/** An interview, as calendars need it. */
export interface CalendarInterview {
  readonly id: string;
  readonly status: InterviewStatus;
  /** Increased by each change: calendars keep the highest per UID. */
  readonly sequence: number;
  readonly scheduledAt: Date;
  readonly durationMinutes: number;
  readonly updatedAt: Date;
  readonly summary: string;
  readonly description: string;
  readonly location: string | null;
  readonly url: string;
}

/** PROPOSED interviews are tentative, at the first proposed time. */
const statuses: Readonly<Record<InterviewStatus, CalendarEvent['status']>> = {
  PROPOSED: 'TENTATIVE',
  SCHEDULED: 'CONFIRMED',
  CANCELLED: 'CANCELLED',
};

/** An interview as a calendar file. The UID is constant, so a newer file replaces an older one. */
export function interviewCalendar({ id, status, scheduledAt, durationMinutes, ...event }: CalendarInterview): string {
  return calendarFile({
    ...event,
    uid: `${id}@entrevue`,
    status: statuses[status],
    startsAt: scheduledAt,
    endsAt: new Date(scheduledAt.getTime() + durationMinutes * 60_000),
  });
}

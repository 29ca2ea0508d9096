import { calendarFile, type CalendarEvent } from '../../../platform/calendar/calendar-file.js';
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
const statuses: Readonly<Record<InterviewStatus, CalendarEvent['status']>> = {
  PROPOSED: 'TENTATIVE',
  SCHEDULED: 'CONFIRMED',
  CANCELLED: 'CANCELLED',
};

/** An interview as a calendar file; the UID never changes, so that a newer file takes the place of an older one. */
export function interviewCalendar({ id, status, scheduledAt, durationMinutes, ...event }: CalendarInterview): string {
  return calendarFile({
    ...event,
    uid: `${id}@entrevue`,
    status: statuses[status],
    startsAt: scheduledAt,
    endsAt: new Date(scheduledAt.getTime() + durationMinutes * 60_000),
  });
}

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
export const calendarStatuses: Readonly<Record<InterviewStatus, CalendarEvent['status']>> = {
  PROPOSED: 'TENTATIVE',
  SCHEDULED: 'CONFIRMED',
  CANCELLED: 'CANCELLED',
};

/** Constant per interview. Further times of a proposal have their own: `<id>-2@entrevue`. */
export const calendarUid = (id: string, index = 0): string => `${id}${index === 0 ? '' : `-${index + 1}`}@entrevue`;

/** An interview as a calendar file. The UID is constant, so a newer file replaces an older one. */
export function interviewCalendar({ id, status, scheduledAt, durationMinutes, ...event }: CalendarInterview): string {
  return calendarFile({
    ...event,
    uid: calendarUid(id),
    status: calendarStatuses[status],
    startsAt: scheduledAt,
    endsAt: new Date(scheduledAt.getTime() + durationMinutes * 60_000),
  });
}

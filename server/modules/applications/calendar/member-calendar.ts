import { createHash } from 'node:crypto';
import type { CalendarEvent } from '../../../platform/calendar/calendar-file.js';
import type { InterviewStatus } from '../domain/interview.entity.js';
import { calendarStatuses, calendarUid } from './interview-calendar.js';

export interface TimedInterview {
  readonly id: string;
  readonly status: InterviewStatus;
  readonly sequence: number;
  /** Sorted. With more than one, the candidate has not chosen yet. */
  readonly times: readonly Date[];
  readonly durationMinutes: number;
  readonly updatedAt: Date;
}

export interface DescribedInterview extends TimedInterview {
  readonly location: string | null;
  readonly notes: string | null;
}

export interface EventWords {
  readonly summary: string;
  /** For example "Interview by phone". */
  readonly kind: string;
  /** Leaves out place and notes, which may name a person whom the member may not know. */
  readonly hidesWords: boolean;
  readonly url: string;
}

/**
 * An interview in the member's own calendar: an entry for each time that the candidate can still choose. The first has the UID of
 * the interview's own file, so a calendar that has both shows it once.
 */
export function interviewEvents(interview: DescribedInterview, words: EventWords): readonly CalendarEvent[] {
  const { summary, kind, hidesWords, url } = words;
  const notes = hidesWords ? null : interview.notes;
  return timedEvents(interview, (index) => calendarUid(interview.id, index)).map((event) => ({
    ...event,
    summary,
    description: [kind, notes].filter((line) => line !== null).join('\n'),
    location: hidesWords ? null : interview.location,
    url,
  }));
}

/** The same for others: only when the member is not free. The UID does not reveal the interview's id. */
export function busyEvents(interview: TimedInterview, memberId: string, summary: string): readonly CalendarEvent[] {
  if (interview.status === 'CANCELLED') return [];
  const secret = memberKey(memberId, interview.id);
  return timedEvents(interview, (index) => calendarUid(secret, index)).map((event) => ({
    ...event,
    summary,
    description: '',
    location: null,
    url: null,
  }));
}

/** Stands for an interview of one member, without revealing its id. */
export const memberKey = (memberId: string, interviewId: string): string =>
  createHash('sha256').update(`${memberId} ${interviewId}`).digest('hex').slice(0, 32);

type Timed = Pick<CalendarEvent, 'uid' | 'sequence' | 'status' | 'startsAt' | 'endsAt' | 'updatedAt'>;

function timedEvents(interview: TimedInterview, uidOf: (index: number) => string): readonly Timed[] {
  const { status, sequence, times, durationMinutes, updatedAt } = interview;
  return times.map((startsAt, index) => ({
    uid: uidOf(index),
    sequence,
    status: calendarStatuses[status],
    startsAt,
    endsAt: new Date(startsAt.getTime() + durationMinutes * 60_000),
    updatedAt,
  }));
}

import type { CalendarDifference } from './calendar-failures.contract.js';

/** The event of an interview as we wrote it last. */
export interface WrittenEvent {
  readonly interviewId: string;
  readonly url: string;
  readonly etag: string | null;
  /** Null until the server confirmed it. */
  readonly fingerprint: string | null;
  readonly startsAt: Date;
  readonly difference: CalendarDifference | null;
  readonly foundStartsAt: Date | null;
}

/** The event of an interview as it should be. */
export interface WantedEvent {
  readonly interviewId: string;
  readonly url: string;
  readonly file: string;
  readonly fingerprint: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export interface EventToWrite {
  readonly wanted: WantedEvent;
  /** As it was written before. */
  readonly written: WrittenEvent | null;
}

export interface CalendarSteps {
  /** Written, but no longer wanted, or in another calendar. */
  readonly remove: readonly WrittenEvent[];
  readonly write: readonly EventToWrite[];
}

const sameTime = (one: Date | null, other: Date): boolean => one?.getTime() === other.getTime();

/**
 * The steps after which a calendar has the events that it should have. An event that the member moved or deleted stays as they
 * left it, until the interview itself is at another time. Interviews that are over are no longer written.
 */
export function calendarSteps(
  wanted: readonly WantedEvent[],
  written: readonly WrittenEvent[],
  now: Date,
): CalendarSteps {
  const byInterview = new Map(wanted.map((event) => [event.interviewId, event]));
  const kept = written.filter(({ interviewId, url }) => byInterview.get(interviewId)?.url === url);
  const present = new Map(kept.map((event) => [event.interviewId, event]));
  return {
    remove: written.filter((event) => !kept.includes(event)),
    write: wanted.flatMap((event): EventToWrite[] => {
      const before = present.get(event.interviewId) ?? null;
      if (before === null) return event.endsAt > now ? [{ wanted: event, written: null }] : [];
      const isLeft = before.difference !== null && sameTime(event.startsAt, before.startsAt);
      return isLeft || before.fingerprint === event.fingerprint ? [] : [{ wanted: event, written: before }];
    }),
  };
}

/** The change that the member made to an event. @param found null: it is no longer there. */
export function differenceOf(
  { startsAt }: Pick<WrittenEvent, 'startsAt'>,
  found: { readonly startsAt: Date | null; readonly isCancelled: boolean } | null,
): CalendarDifference | null {
  if (found === null || found.isCancelled) return 'DELETED';
  return sameTime(found.startsAt, startsAt) ? null : 'MOVED';
}

import {
  FreeUntilTooFar,
  InterviewInPast,
  MisplacedPart,
  PlaceMissing,
  TimeMissing,
  UnknownTimeZone,
} from './application.errors.js';
import { availabilityLimits } from './availability-limits.contract.js';
import type { InterviewType } from './interview.entity.js';

/** Validated time and form of an interview. */
export interface InterviewPlan {
  /** Sorted. With more than one, the candidate chooses. If they choose a free time, only the end of the choice. */
  readonly times: readonly [Date, ...Date[]];
  /** Until when the candidate chooses a free time of the interviewers; null if the times are given. */
  readonly freeUntil: Date | null;
  readonly durationMinutes: number;
  readonly timeZone: string;
  readonly type: InterviewType;
  readonly location: string | null;
  readonly notes: string | null;
}

export interface PlannedInterview extends Omit<InterviewPlan, 'times'> {
  /** Null if the candidate chooses a free time. */
  readonly scheduledAt: Date | null;
  readonly proposedSlots: readonly Date[];
  /** Null: the request does not name them. */
  readonly interviewerIds: readonly string[] | null;
}

const DAY_MS = 86_400_000;

/**
 * Validates a requested interview: sorts the times and removes duplicates.
 *
 * @param path of the request's part, for field errors.
 * @throws InterviewInPast, UnknownTimeZone, PlaceMissing, TimeMissing, FreeUntilTooFar
 */
export function planInterview(
  { scheduledAt, proposedSlots, interviewerIds: _, ...rest }: PlannedInterview,
  now: Date,
  path: string,
): InterviewPlan {
  if (rest.type === 'IN_PERSON' && rest.location === null) throw new PlaceMissing(`${path}.location`);
  if (!isTimeZone(rest.timeZone)) throw new UnknownTimeZone(`${path}.time_zone`);
  const { freeUntil } = rest;
  if (freeUntil !== null) {
    if (scheduledAt !== null || proposedSlots.length > 0) throw new MisplacedPart(`${path}.free_until`);
    if (freeUntil <= now) throw new InterviewInPast(`${path}.free_until`);
    if (freeUntil.getTime() > now.getTime() + availabilityLimits.freeDays * DAY_MS)
      throw new FreeUntilTooFar(`${path}.free_until`);
    return { ...rest, times: [freeUntil] };
  }
  if (scheduledAt === null) throw new TimeMissing(`${path}.scheduled_at`);
  if (scheduledAt <= now) throw new InterviewInPast(`${path}.scheduled_at`);
  proposedSlots.forEach((slot, index) => {
    if (slot <= now) throw new InterviewInPast(`${path}.proposed_slots.${index}`);
  });
  const [first = scheduledAt.getTime(), ...others] = [
    ...new Set([scheduledAt, ...proposedSlots].map((time) => time.getTime())),
  ].sort((one, other) => one - other);
  return { ...rest, times: [new Date(first), ...others.map((time) => new Date(time))] };
}

/** IANA names only, because an offset such as `+05:00` ignores daylight saving. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

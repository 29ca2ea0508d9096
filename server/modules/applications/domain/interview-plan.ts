import { InterviewInPast, PlaceMissing, UnknownTimeZone } from './application.errors.js';
import type { InterviewType } from './interview.entity.js';

/** Validated time and form of an interview. */
export interface InterviewPlan {
  /** Sorted. With more than one, the candidate chooses. */
  readonly times: readonly [Date, ...Date[]];
  readonly durationMinutes: number;
  readonly timeZone: string;
  readonly type: InterviewType;
  readonly location: string | null;
  readonly notes: string | null;
}

export interface PlannedInterview extends Omit<InterviewPlan, 'times'> {
  readonly scheduledAt: Date;
  readonly proposedSlots: readonly Date[];
}

/**
 * Validates a requested interview: sorts the times and removes duplicates.
 *
 * @param path of the request's part, for field errors.
 * @throws InterviewInPast, UnknownTimeZone, PlaceMissing
 */
export function planInterview(
  { scheduledAt, proposedSlots, ...rest }: PlannedInterview,
  now: Date,
  path: string,
): InterviewPlan {
  if (rest.type === 'IN_PERSON' && rest.location === null) throw new PlaceMissing(`${path}.location`);
  if (!isTimeZone(rest.timeZone)) throw new UnknownTimeZone(`${path}.time_zone`);
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
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

import type { CalendarFailureReason } from './calendar-failures.contract.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A calendar that tells its version is asked often; its events are read only after a change. */
const CHECK_MS = 3 * MINUTE_MS;
/** The events of one that does not tell are read each time. */
const READ_MS = 15 * MINUTE_MS;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;
/** Repetitions and the end of the window move on, so the events are read again each day. */
const EVENTS_MS = DAY_MS;

/** Busy times are kept from yesterday to a little more than the longest choice of free times. */
export const KEPT = { beforeMs: DAY_MS, afterMs: 35 * DAY_MS } as const;

export const nextCheck = (now: Date, version: string | null): Date =>
  new Date(now.getTime() + (version === null ? READ_MS : CHECK_MS));

/**
 * When to ask again after a failure: later each time. A refused password is tried once a day, because servers lock accounts after several
 * wrong ones.
 *
 * @param failures before this one.
 */
export function nextAttempt(now: Date, reason: CalendarFailureReason, failures: number): Date {
  const pause = Math.min(LONGEST_PAUSE_MS, CHECK_MS * 2 ** Math.min(failures, 10));
  return new Date(now.getTime() + (reason === 'SIGN_IN_REFUSED' ? DAY_MS : pause));
}

export const areEventsOld = (readAt: Date | null, now: Date): boolean =>
  readAt === null || now.getTime() - readAt.getTime() >= EVENTS_MS;

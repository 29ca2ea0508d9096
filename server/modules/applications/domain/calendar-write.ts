const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A calendar with our events is looked at so often, also if nothing changed here: the member may have moved one there. */
export const LOOK_MS = 15 * MINUTE_MS;
/** No other worker writes a calendar for so long. */
export const TAKEN_MS = 5 * MINUTE_MS;
/** After a member disconnected, the password is kept at most so long to remove the events that we wrote. */
export const REMOVAL_MS = 24 * HOUR_MS;
const SHORTEST_PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = 6 * HOUR_MS;

/** When to write again after a failure: later each time; a refused password once a day. @param failures before this one. */
export function nextWrite(now: Date, reason: string, failures: number): Date {
  const pause = Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** Math.min(failures, 12));
  return new Date(now.getTime() + (reason === 'SIGN_IN_REFUSED' ? 24 * HOUR_MS : pause));
}

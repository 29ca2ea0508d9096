const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Reservations of one recruiter that may wait for an answer at a time. */
export const MOST_ACTIVE = 10;

/** Waiting reservations that one recruiter may take back within a day: each has shown a whole profile for nothing. */
export const MOST_CANCELLED = 5;
export const CANCELLED_WITHIN_MS = DAY_MS;

/** How long a company waits after a request without a yes before it may ask the same person again. */
export const COOLDOWN_MS = 30 * DAY_MS;

/** The person is reminded this long before the end; windows that are no longer than that need no reminder. */
export const REMIND_BEFORE_MS = DAY_MS;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Max ACTIVE reservations per recruiter. */
export const MAX_ACTIVE = 10;

/** Max ACTIVE reservations that a recruiter may cancel per day, because each has shown a full profile for free. */
export const MAX_CANCELLED = 5;
export const CANCELLED_WITHIN_MS = DAY_MS;

/** How long a company must wait after a request without a yes before it may ask the same person again. */
export const COOLDOWN_MS = 30 * DAY_MS;

/** The reminder is sent this long before the end. Shorter windows have none. */
export const REMIND_BEFORE_MS = DAY_MS;

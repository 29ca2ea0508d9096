/** When a media address ends. */
export interface SignatureWindow {
  /** Seconds since 1970. */
  readonly until: number;
  /** After how many seconds a player asks for new addresses, early enough for its next requests. */
  readonly renewIn: number;
}

/** A fifth of the time that is left is for requests that are under way. */
const USED = 0.8;
const DAY = 86_400;

/** Half of the life: an address made at any moment opens its file for this time at least, and for the life at most. */
export const windowSeconds = (life: number): number => Math.max(1, Math.floor(life / 2));

/** Start of the window, in seconds since 1970. */
export const windowStart = (now: Date, life: number): number => {
  const length = windowSeconds(life);
  return Math.floor(now.getTime() / 1000 / length) * length;
};

/**
 * The end of a signature that is made now. It is the same for everybody within a window, so all viewers of a video use the same
 * addresses and a shared cache has the answer: with a life of 300 s, addresses made from 12:00:00 to 12:02:29 end at 12:05:00.
 */
export function signatureWindow(now: Date, life: number): SignatureWindow {
  const until = windowStart(now, life) + 2 * windowSeconds(life);
  return { until, renewIn: Math.max(1, Math.floor((until - now.getTime() / 1000) * USED)) };
}

/** The key of a day (UTC) signs addresses that end on it, so that a key is used for a day and then never again. */
export const keyDay = (until: number): number => Math.floor(until / DAY);

/** Where a video waits for a worker: `short` until it was measured to be long. */
export const lanes = ['short', 'long'] as const;
export type Lane = (typeof lanes)[number];

/** Seconds of a short video: the answer to one question of an interview. */
export const SHORT_SECONDS = 120;

/** A little above the limit, because recorders stop late. */
export const isLong = (seconds: number): boolean => seconds > SHORT_SECONDS + 2;

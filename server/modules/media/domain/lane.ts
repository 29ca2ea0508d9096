/** The queue in which a video waits. Every video starts as `short`; one measured as longer moves to `long`. */
export const lanes = ['short', 'long'] as const;
export type Lane = (typeof lanes)[number];

/** Seconds of a short video: the answer to one question of an interview. */
export const SHORT_SECONDS = 120;

/** Allows two more seconds, because recorders stop late. */
export const isLong = (seconds: number): boolean => seconds > SHORT_SECONDS + 2;

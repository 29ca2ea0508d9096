const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Moments at which the remaining time is announced. Every minute would disturb screen reader users. */
const marks = [24 * HOUR, HOUR, 10 * MINUTE, 0] as const;

/** True if the remaining time has reached one of the marks since the last check. */
export function hasPassedMark(leftBefore: number, left: number): boolean {
  return marks.some((mark) => leftBefore > mark && left <= mark);
}

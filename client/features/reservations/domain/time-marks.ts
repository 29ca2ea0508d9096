const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A time limit is spoken of at these moments, and not every minute: nobody can listen to a clock. */
const marks = [24 * HOUR, HOUR, 10 * MINUTE, 0] as const;

/** True where the time left has fallen to one of the moments worth a word since it was last looked at. */
export function hasPassedMark(leftBefore: number, left: number): boolean {
  return marks.some((mark) => leftBefore > mark && left <= mark);
}

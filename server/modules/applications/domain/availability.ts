/** When a member is usually free on a day of the week, by the clock of their zone. */
export interface WeeklyWindow {
  /** 1 (Monday) to 7 (Sunday). */
  readonly day: number;
  /** `09:00` */
  readonly from: string;
  /** `17:30`; `24:00` is the end of the day. */
  readonly to: string;
}

/** When candidates may choose an interview with a member. */
export interface Availability {
  /** IANA name. */
  readonly timeZone: string;
  readonly windows: readonly WeeklyWindow[];
  /** Free minutes before every interview. */
  readonly bufferBefore: number;
  /** Free minutes after every interview. */
  readonly bufferAfter: number;
  /** Earliest time that can be chosen, from now on. */
  readonly noticeHours: number;
  /** Null: any number. */
  readonly maxPerDay: number | null;
}

/** Minutes since midnight. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Whether each window ends after it begins and no two of a day overlap. @returns the index of the first wrong one; null if none is */
export function wrongWindow(windows: readonly WeeklyWindow[]): number | null {
  const wrong = windows.findIndex(
    ({ day, from, to }, index) =>
      minutesOf(from) >= minutesOf(to) ||
      windows.some(
        (other, place) =>
          place < index &&
          other.day === day &&
          minutesOf(other.from) < minutesOf(to) &&
          minutesOf(from) < minutesOf(other.to),
      ),
  );
  return wrong === -1 ? null : wrong;
}

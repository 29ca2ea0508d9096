/** Limits of availability and free times, for the contract, the rules and the tables. */
export const availabilityLimits = {
  /** Windows of a week. */
  windows: 28,
  bufferMinutes: 120,
  noticeHours: 14 * 24,
  perDay: 20,
  /** Interviews whose time the candidate chooses must begin within this time. */
  freeDays: 30,
  /** Longest answer of free times. */
  freeTimes: 1_000,
  interviewers: 10,
} as const;

/**
 * The figures of the policies. Where the program acts on one, both must say the same: the retention engine is compared with
 * these by a test.
 */
export const lastUpdated = '2025-10-24';

/** Years after which things are erased, counted from what the policy names. */
export const keptYears = {
  messages: 3,
  applications: 3,
  matches: 3,
  payments: 7,
  securityLog: 1,
  accessLog: 1,
  consents: 3,
} as const;

/** Days. */
export const days = { erasure: 30, endedSessions: 30, rightsAnswer: 30, amicable: 30 } as const;

/** Hours. */
export const hours = { breachNotice: 72, reservation: 72 } as const;

export const minimumAge = 18;

/** Months of fees to which liability is limited. */
export const liabilityMonths = 12;

/** A session of the site. */
export const session = { idleMinutes: 10, maxHours: 12 } as const;

/** Dates and figures of the policies. Tests compare them with the server's, so that policy and program agree. */
export const lastUpdated = {
  privacy: '2026-11-26',
  terms: '2025-10-24',
  cookies: '2025-10-24',
  fraud: '2025-10-24',
} as const;

/** Retention in years, counted from the event that the policy names. */
export const keptYears = {
  messages: 3,
  recordings: 3,
  applications: 3,
  matches: 3,
  payments: 7,
  securityLog: 1,
  accessLog: 1,
  consents: 3,
} as const;

/** Time limits in days. */
export const days = { erasure: 30, endedSessions: 30, rightsAnswer: 30, amicable: 30 } as const;

/** Time limits in hours. */
export const hours = { breachNotice: 72, reservation: 72 } as const;

export const minimumAge = 18;

/** Liability is limited to the fees of this many months. */
export const liabilityMonths = 12;

/** Max inactivity and max duration of a session. */
export const session = { idleMinutes: 10, maxHours: 12 } as const;

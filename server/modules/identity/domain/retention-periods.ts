/** How long something is kept after `since`. The privacy policy promises these periods; the retention job deletes by them. */
export interface RetentionPeriod {
  readonly days: number;
  readonly since: string;
  readonly reason: string;
}

const YEAR = 365;

/** Max days from closing an account to its erasure, as promised. */
export const ERASURE_DAYS = 30;

export const retentionPeriods = {
  /** A day shorter than promised, in case the job does not run one night. */
  CLOSED_ACCOUNTS: { days: ERASURE_DAYS - 1, since: 'the account was closed', reason: 'erasure within 30 days' },
  CONSENTS: { days: 3 * YEAR, since: 'the account was erased', reason: 'proof of what was agreed to, without a name' },
  SESSIONS: { days: 30, since: 'the session ended', reason: 'a person recognises a sign-in of last month' },
  LETTER_LINKS: { days: 7, since: 'the link expired', reason: 'it opens nothing any more' },
  LETTERS: { days: YEAR, since: 'it was asked for', reason: 'security log' },
  INVITATIONS: { days: 90, since: 'it expired', reason: 'an address of somebody who may have no account' },
  TEAM_INVITATIONS: { days: 90, since: 'it expired', reason: 'an address of somebody who may have no account' },
  SHARE_LINKS: {
    days: 30,
    since: 'it expired',
    reason: 'the team reads the answers; the reader is shown why it ended',
  },
  ACCESS_LOG: { days: YEAR, since: 'the access', reason: 'security log' },
  DISCLOSURES: { days: 3 * YEAR, since: 'the profile closed again', reason: 'as long as applications' },
  NOTIFICATIONS: { days: YEAR, since: 'it was told', reason: 'what was told, and by which letter, in the last year' },
  THROTTLES: { days: 1, since: 'the count ended', reason: 'counts nothing any more' },
  REMOVED_VIDEOS: { days: 30, since: 'its owner removed it', reason: 'counts for the day; the files went at once' },
  REMOVED_FILES: { days: 30, since: 'its owner removed it', reason: 'counts for the day; the file went at once' },
  JOB_VIEWS: { days: YEAR, since: 'the day', reason: 'figures of a year' },
  APPLICATIONS: { days: 3 * YEAR, since: 'the posting closed, or the candidate left', reason: 'limitation of claims' },
  INTERVIEW_RECORDINGS: { days: 3 * YEAR, since: 'everybody was asked', reason: 'as long as applications' },
  RESERVATIONS: { days: 3 * YEAR, since: 'it was answered or ran out', reason: 'as long as applications' },
  MESSAGES: {
    days: 3 * YEAR,
    since: 'the last message, and the applications between the two are gone',
    reason: 'as long as applications',
  },
  REPORTS: { days: 3 * YEAR, since: 'it was decided', reason: 'limitation of claims' },
  MATCHES: { days: 3 * YEAR, since: 'it was last computed or answered', reason: 'as long as applications' },
  MATCH_AUDIT: { days: 3 * YEAR, since: 'it was noted', reason: 'as long as the match it explains' },
  STUDIO_BOOKINGS: { days: YEAR, since: 'the session', reason: 'questions about a recording' },
  UNCONFIRMED_BOOKINGS: {
    days: 7,
    since: 'the time to confirm the address ended',
    reason: 'the link in the email still says what happened',
  },
  INQUIRIES: { days: 2 * YEAR, since: 'it arrived', reason: 'what was promised to a company that became a customer' },
  PAYMENTS: { days: 7 * YEAR, since: 'the purchase', reason: 'tax law: invoices and what they bill' },
  PAYMENT_MESSAGES: { days: 90, since: 'it arrived', reason: 'longer than the payment provider repeats one' },
  AUDIT_LOG: { days: 7 * YEAR, since: 'the act', reason: 'proof of what operators did, limitation of claims' },
  RETENTION_REPORTS: { days: 7 * YEAR, since: 'the run', reason: 'proof that this table was kept' },
} as const satisfies Record<string, RetentionPeriod>;

export type RetentionKind = keyof typeof retentionPeriods;

const DAY_MS = 86_400_000;

/** Data that ended before this moment is due for deletion. */
export const dueBefore = (kind: RetentionKind, now: Date): Date =>
  new Date(now.getTime() - retentionPeriods[kind].days * DAY_MS);

export const erasedBy = (closedAt: Date): Date => new Date(closedAt.getTime() + ERASURE_DAYS * DAY_MS);

import { z } from 'zod';
import { id, timestamp } from '../../../platform/contract/fields.contract.js';
import { pageOf } from '../../../platform/contract/page.contract.js';

/** Kinds of data with a retention period, in the order of a run. */
export const retentionKinds = [
  'CLOSED_ACCOUNTS',
  'CONSENTS',
  'SESSIONS',
  'LETTER_LINKS',
  'LETTERS',
  'INVITATIONS',
  'TEAM_INVITATIONS',
  'SHARE_LINKS',
  'ACCESS_LOG',
  'DISCLOSURES',
  'NOTIFICATIONS',
  'THROTTLES',
  'REMOVED_VIDEOS',
  'REMOVED_FILES',
  'JOB_VIEWS',
  'APPLICATIONS',
  'INTERVIEW_RECORDINGS',
  'RESERVATIONS',
  'MESSAGES',
  'REPORTS',
  'MATCHES',
  'MATCH_AUDIT',
  'STUDIO_BOOKINGS',
  'UNCONFIRMED_BOOKINGS',
  'INQUIRIES',
  'PAYMENTS',
  'PAYMENT_MESSAGES',
  'AUDIT_LOG',
  'RETENTION_REPORTS',
] as const;

/** The data of one kind that one run deleted: they ended before `due_before`, which is `days` before the run. */
export const retentionReport = z.object({
  id,
  kind: z.string(),
  days: z.int().min(0),
  due_before: timestamp,
  removed: z.int().min(0),
  ran_at: timestamp,
});
export type RetentionReport = z.infer<typeof retentionReport>;

/** Newest first. */
export const retentionPage = pageOf('reports', retentionReport);
export type RetentionPage = z.infer<typeof retentionPage>;

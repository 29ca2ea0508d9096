import { z } from 'zod';
import { id, timestamp, trimmedText, upperEnum } from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';

/** Every operator action that is recorded. A test compares the list with what the routes write. */
export const auditActions = [
  'RECRUITER_APPROVED',
  'RECRUITER_REJECTED',
  'INVITATION_SENT',
  'INVITATION_REVOKED',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_RESTORED',
  'SESSIONS_ENDED',
  'COMPANY_SUSPENDED',
  'COMPANY_RESTORED',
  'COMPANY_VERIFIED',
  'COMPANY_VERIFICATION_REFUSED',
  'REPORT_TARGET_OPENED',
  'CREDITS_ADJUSTED',
  'CREDITS_REFUNDED',
  'PLAN_PRICE_SET',
  'PAYMENT_ISSUE_HANDLED',
  'PAYMENT_ISSUE_REOPENED',
  'REPORT_ACTIONED',
  'REPORT_DISMISSED',
  'JOB_TAKEN_DOWN',
  'MATCH_REVIEW_ANSWERED',
  'INQUIRY_HANDLED',
  'BOOKING_CHANGED',
  'STUDIO_DAY_CLOSED',
  'STUDIO_DAY_REOPENED',
  'DEAD_LETTER_RETRIED',
  'VIDEO_RETRIED',
  'ENCODER_CREATED',
  'ENCODER_REVOKED',
  'IMPACT_RATIOS_EXPORTED',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Maximum lines of a file; use a shorter period to get the rest. */
export const AUDIT_FILE_LINES = 10_000;

export const auditQuery = z.strictObject({
  ...pageFields,
  action: upperEnum(auditActions).optional(),
  operator_id: id.optional(),
  subject_id: trimmedText(1, 300).optional(),
  /** Days in UTC, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  format: z.preprocess(
    (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
    z.enum(['json', 'csv']).default('json'),
  ),
});
export type AuditQuery = z.infer<typeof auditQuery>;

export const auditEntry = z.object({
  id,
  at: timestamp,
  /** The name is null if the account was closed. */
  operator: z.object({ id, full_name: z.string().nullable() }),
  action: z.string(),
  subject: z.object({ type: z.string(), id: z.string(), label: z.string().nullable() }),
  reason: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Newest first. */
export const auditPage = pageOf('entries', auditEntry);
export type AuditPage = z.infer<typeof auditPage>;

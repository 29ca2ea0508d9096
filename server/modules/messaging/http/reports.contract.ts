import { z } from 'zod';
import { id, nullableText, timestamp, trimmedText, upperEnum } from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';

export const reportTargets = ['JOB', 'COMPANY', 'MESSAGE', 'PROFILE'] as const;
export type ReportTarget = (typeof reportTargets)[number];

export const reportReasons = [
  'FRAUD',
  'ASKS_FOR_MONEY',
  'FALSE_INFORMATION',
  'IMPERSONATION',
  'DISCRIMINATION',
  'HARASSMENT',
  'SPAM',
  'OTHER',
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportStatuses = ['OPEN', 'ACTIONED', 'DISMISSED'] as const;

export const LONGEST_REPORT = 2000;

export const fileReportRequest = z.strictObject({
  target_type: upperEnum(reportTargets),
  target_id: id,
  reason: upperEnum(reportReasons),
  details: nullableText(LONGEST_REPORT).default(null),
});
export type FileReportRequest = z.infer<typeof fileReportRequest>;

export const reportFiled = z.object({ id, status: z.enum(reportStatuses), created_at: timestamp });
export type ReportFiled = z.infer<typeof reportFiled>;

/** A report, as operators see it. */
export const report = z.object({
  id,
  target_type: z.enum(reportTargets),
  target_id: id,
  reason: z.enum(reportReasons),
  details: z.string().nullable(),
  /** Text of a reported message at the time of the report. */
  evidence: z.string().nullable(),
  reporter_id: id.nullable(),
  /** Owner of the posting, company, message or profile. */
  accused_id: id.nullable(),
  status: z.enum(reportStatuses),
  created_at: timestamp,
  resolved_at: timestamp.nullable(),
  resolved_by: id.nullable(),
  note: z.string().nullable(),
  /** Current title or owner's name; null if it is gone. */
  target_label: z.string().nullable(),
  accused: z.object({ full_name: z.string(), active: z.boolean() }).nullable(),
  reporter_name: z.string().nullable(),
});
export type ReportAnswer = z.infer<typeof report>;

export const listReportsQuery = z.strictObject({ status: upperEnum(reportStatuses).optional(), ...pageFields });
export type ListReportsQuery = z.infer<typeof listReportsQuery>;

/** Longest waiting first; decided reports newest first. */
export const reportsPage = pageOf('reports', report);
export type ReportsPage = z.infer<typeof reportsPage>;

export const resolveReportRequest = z.strictObject({
  status: upperEnum(['ACTIONED', 'DISMISSED']),
  note: nullableText(LONGEST_REPORT).default(null),
  /** Suspends the owner, who reads this reason. Only with ACTIONED. */
  suspend_reason: trimmedText(3, 500).nullable().optional(),
  /** Closes the reported posting permanently. Only with ACTIONED, and for a posting. */
  remove_job: z.boolean().optional(),
});
export type ResolveReportRequest = z.infer<typeof resolveReportRequest>;

export const blockAnswer = z.object({ user_id: id, blocked: z.boolean() });
export type BlockAnswer = z.infer<typeof blockAnswer>;

import { z } from 'zod';
import { id, timestamp } from '../../../platform/contract/fields.contract.js';

const lines = z.array(z.string());

/** A complete posting in any status. */
export const reportedJob = z.object({
  id,
  title: z.string(),
  status: z.enum(['ACTIVE', 'DRAFT', 'PAUSED', 'CLOSED']),
  company: z.object({ id, name: z.string() }),
  department: z.string().nullable(),
  location: z.string().nullable(),
  salary_range: z.string().nullable(),
  description: z.string().nullable(),
  requirements: lines,
  benefits: lines,
});

/** A company's page, even if removed. */
export const reportedCompany = z.object({
  id,
  name: z.string(),
  website: z.string().nullable(),
  location: z.string().nullable(),
  industry: z.string().nullable(),
  description: z.string().nullable(),
  culture: lines,
  benefits: lines,
  removed: z.boolean(),
});

/** A message in its current state; `content` is null if its sender deleted it. */
export const reportedMessage = z.object({
  id,
  sender: z.object({ id, full_name: z.string().nullable() }),
  content: z.string().nullable(),
  sent_at: timestamp,
  removed: z.boolean(),
  reported: z.boolean(),
});

/** An unmasked profile, even if hidden or suspended. */
export const reportedProfile = z.object({
  id,
  full_name: z.string(),
  user_type: z.enum(['JOB_SEEKER', 'RECRUITER', 'OPERATOR']),
  suspended: z.boolean(),
  visible: z.boolean(),
  company: z.object({ id, name: z.string() }).nullable(),
  location: z.string().nullable(),
  bio: z.string().nullable(),
  experience: z.string().nullable(),
  skills: lines,
});

/** `GET /api/admin/reports/{id}/target`: the reported item in its current state. Null if it is permanently deleted. */
export const reportTargetAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('JOB'), job: reportedJob.nullable() }),
  z.object({ type: z.literal('COMPANY'), company: reportedCompany.nullable() }),
  /** The reported message with up to five before and after it, oldest first. Empty if the conversation is gone. */
  z.object({ type: z.literal('MESSAGE'), messages: z.array(reportedMessage) }),
  z.object({ type: z.literal('PROFILE'), profile: reportedProfile.nullable() }),
]);
export type ReportTargetAnswer = z.output<typeof reportTargetAnswer>;
export type ReportedMessage = z.output<typeof reportedMessage>;

import { z } from 'zod';
import { id, timestamp } from '../../../platform/contract/fields.contract.js';

const lines = z.array(z.string());

/** A posting in full, whatever its status. */
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

/** A company's page, also after it was removed. */
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

/** One message as it is now; `content` is null once its sender took it back. */
export const reportedMessage = z.object({
  id,
  sender: z.object({ id, full_name: z.string().nullable() }),
  content: z.string().nullable(),
  sent_at: timestamp,
  removed: z.boolean(),
  reported: z.boolean(),
});

/** A profile without its mask, also when it is hidden or suspended. */
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

/** `GET /api/admin/reports/{id}/target`: what was reported, as it is now. Null for what is gone for good. */
export const reportTargetAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('JOB'), job: reportedJob.nullable() }),
  z.object({ type: z.literal('COMPANY'), company: reportedCompany.nullable() }),
  /** The reported message with up to five before and after it, oldest first. Empty when the conversation is gone. */
  z.object({ type: z.literal('MESSAGE'), messages: z.array(reportedMessage) }),
  z.object({ type: z.literal('PROFILE'), profile: reportedProfile.nullable() }),
]);
export type ReportTargetAnswer = z.output<typeof reportTargetAnswer>;
export type ReportedMessage = z.output<typeof reportedMessage>;

import { z } from 'zod';
import { id, nullableText, timestamp, upperEnum } from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';
import { emailAddress, language, limits, nullableLine } from './person-fields.contract.js';
import { accountCompany, approvalStatuses } from './users.contract.js';

export const approvalsQuery = z.strictObject({ ...pageFields, status: upperEnum(approvalStatuses).optional() });
export type ApprovalsQuery = z.infer<typeof approvalsQuery>;

/** A recruiter's account, as the deciding operator sees it. */
export const approval = z.object({
  /** Id of the account. */
  id,
  full_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  company: accountCompany.nullable(),
  status: z.enum(approvalStatuses),
  reason: z.string().nullable(),
  decided_at: timestamp.nullable(),
  created_at: timestamp,
});
export type Approval = z.infer<typeof approval>;
/** Longest waiting first. */
export const approvalsPage = pageOf('approvals', approval);
export type ApprovalsPage = z.infer<typeof approvalsPage>;

/** A rejection needs a reason, which the recruiter reads. */
export const decideApprovalRequest = z.strictObject({
  status: upperEnum(['APPROVED', 'REJECTED']),
  reason: nullableText(500).optional(),
});
export type DecideApprovalRequest = z.infer<typeof decideApprovalRequest>;

export const inviteRecruiterRequest = z.strictObject({
  email: emailAddress,
  company_name: nullableLine(limits.fullName).optional(),
  language: language.optional(),
});
export type InviteRecruiterRequest = z.infer<typeof inviteRecruiterRequest>;

/** SENDING: the email is queued. Revoked invitations are not kept. */
export const invitationStatuses = ['SENDING', 'SENT', 'USED', 'EXPIRED'] as const;

/** The code itself is only in the email. */
export const invitation = z.object({
  id,
  email: z.string(),
  company_name: z.string().nullable(),
  created_at: timestamp,
  expires_at: timestamp,
  used_at: timestamp.nullable(),
  status: z.enum(invitationStatuses),
  allowed_actions: z.array(z.enum(['RESEND', 'REVOKE'])),
});
export type Invitation = z.infer<typeof invitation>;
export const invitationsPage = pageOf('invitations', invitation);
export type InvitationsPage = z.infer<typeof invitationsPage>;

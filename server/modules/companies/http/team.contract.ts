import { z } from 'zod';
import { id, timestamp, trimmedText, upperEnum } from '../../../platform/contract/fields.contract.js';
import { teamEventKinds, type TeamRole, teamRoles } from '../domain/team-words.contract.js';

export { teamEventKinds, teamRoles, type TeamRole };

export const teamMember = z.object({
  /** Id of the account. */
  id,
  full_name: z.string(),
  /** Null for readers who are no owners. */
  email: z.string().nullable(),
  avatar_url: z.string().nullable(),
  role: z.enum(teamRoles),
  /** Postings of a hiring manager. */
  job_ids: z.array(id),
  joined_at: timestamp,
  is_you: z.boolean(),
  /** LEAVE is for the reader themselves. */
  allowed_actions: z.array(z.enum(['CHANGE_ROLE', 'REMOVE', 'LEAVE'])),
});
export type TeamMember = z.infer<typeof teamMember>;

/** SENDING: the email is queued. Used and cancelled invitations are not kept. */
export const teamInvitationStatuses = ['SENDING', 'SENT', 'EXPIRED'] as const;

export const teamInvitation = z.object({
  id,
  email: z.string(),
  role: z.enum(teamRoles),
  job_ids: z.array(id),
  language: z.enum(['fr', 'en']),
  status: z.enum(teamInvitationStatuses),
  created_at: timestamp,
  expires_at: timestamp,
});
export type TeamInvitation = z.infer<typeof teamInvitation>;

export const teamEvent = z.object({
  id,
  event: z.enum(teamEventKinds),
  /** Null if nobody did it, or the person left the platform. */
  actor: z.string().nullable(),
  subject: z.string().nullable(),
  from_role: z.enum(teamRoles).nullable(),
  to_role: z.enum(teamRoles).nullable(),
  at: timestamp,
});
export type TeamEvent = z.infer<typeof teamEvent>;

/** `invitations` and `log` (newest 50) are for owners; others get empty lists. */
export const team = z.object({
  members: z.array(teamMember),
  invitations: z.array(teamInvitation),
  log: z.array(teamEvent),
  your_role: z.enum(teamRoles),
  allowed_actions: z.array(z.enum(['INVITE'])),
  /** Max people, invited ones included. */
  max: z.int().min(1),
});
export type Team = z.infer<typeof team>;

const email = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email().max(254));
const jobIds = z.array(id).max(200);

/** `job_ids` name the postings of a HIRING_MANAGER. `language` is that of the email. */
export const inviteMemberRequest = z.strictObject({
  email,
  role: upperEnum(teamRoles),
  job_ids: jobIds.optional(),
  language: z.enum(['fr', 'en']).optional(),
});
export type InviteMemberRequest = z.output<typeof inviteMemberRequest>;

/** For a member: another role or other postings. For an open invitation also `resend`: a new email, valid for fourteen days. */
export const changeMemberRequest = z.strictObject({
  role: upperEnum(teamRoles).optional(),
  job_ids: jobIds.optional(),
  resend: z.literal(true).optional(),
});
export type ChangeMemberRequest = z.output<typeof changeMemberRequest>;

export const invitationCodeRequest = z.strictObject({ code: trimmedText(1, 100) });
export type InvitationCodeRequest = z.output<typeof invitationCodeRequest>;

/** The page that the recipient of an invitation email reads before joining. */
export const invitationPreview = z.object({
  company: z.object({ id, name: z.string(), logo_url: z.string().nullable() }),
  email: z.string(),
  role: z.enum(teamRoles),
  expires_at: timestamp,
});
export type InvitationPreview = z.infer<typeof invitationPreview>;

export const joinedTeam = z.object({ company_id: id, role: z.enum(teamRoles) });
export type JoinedTeam = z.infer<typeof joinedTeam>;

export const leftTeam = z.object({ success: z.literal(true) });

import { defineEntity, p } from '@mikro-orm/core';
import { noNullEntries, textList } from '../../../platform/database/text-list.js';
import { CompanySchema } from './company.entity.js';
import { invitationLimits, postingsOf, type TeamRole } from './team.js';

const DAY_MS = 86_400_000;

/** An open invitation into a team. The row is deleted when it is used or cancelled, so that no address stays without need. */
export const CompanyInvitationSchema = defineEntity({
  name: 'CompanyInvitation',
  tableName: 'company_invitation',
  properties: {
    id: p.uuid().primary(),
    company: () =>
      p
        .manyToOne(CompanySchema)
        .mapToPk()
        .fieldName('company_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('company_invitation_company_id_foreign'),
    /** Lower case. Only an account with this address can use the invitation. */
    email: p.text(),
    role: p.text().$type<TeamRole>(),
    jobIds: textList(),
    language: p.text().$type<'fr' | 'en'>(),
    invitedBy: p.uuid(),
    /** Id of the newest email; an older one is no longer sent. */
    letterId: p.uuid(),
    /** SHA-256 (hex) of the code, which is made when the email is written and is only in that email. */
    codeHash: p.text().strictNullable(),
    createdAt: p.datetime(3),
    sentAt: p.datetime(3).strictNullable(),
    expiresAt: p.datetime(3),
  },
  uniques: [
    { name: 'company_invitation_email_unique', properties: ['company', 'email'] },
    { name: 'company_invitation_code_hash_unique', properties: ['codeHash'] },
  ],
  indexes: [
    { name: 'company_invitation_expires_at_index', properties: ['expiresAt'] },
    { name: 'company_invitation_address_index', properties: ['email'] },
  ],
  checks: [
    {
      name: 'company_invitation_email_check',
      expression: 'email = lower(email) and char_length(email) >= 3 and char_length(email) <= 254',
    },
    {
      name: 'company_invitation_role_check',
      expression: `role in ('OWNER', 'RECRUITER', 'HIRING_MANAGER', 'REVIEWER')`,
    },
    { name: 'company_invitation_job_ids_check', expression: 'cardinality(job_ids) <= 200' },
    noNullEntries('company_invitation', 'job_ids'),
    { name: 'company_invitation_language_check', expression: `language in ('fr', 'en')` },
    { name: 'company_invitation_code_hash_check', expression: 'char_length(code_hash) = 64' },
    { name: 'company_invitation_expires_at_check', expression: 'expires_at > created_at' },
  ],
});

export interface InvitationTerms {
  readonly id: string;
  readonly companyId: string;
  readonly email: string;
  readonly role: TeamRole;
  readonly jobIds: readonly string[];
  readonly language: 'fr' | 'en';
  readonly invitedBy: string;
  readonly letterId: string;
}

export class CompanyInvitation extends CompanyInvitationSchema.class {
  static write({ companyId, letterId, role, jobIds, ...terms }: InvitationTerms, now: Date): CompanyInvitation {
    const invitation = Object.assign(new CompanyInvitation(), { ...terms, company: companyId, createdAt: now });
    invitation.offer(role, jobIds);
    invitation.renew(letterId, now);
    return invitation;
  }

  offer(role: TeamRole, jobIds: readonly string[]): void {
    this.role = role;
    this.jobIds = postingsOf(role, jobIds);
  }

  /** A new email with a new code, valid for fourteen days from now; the code of the earlier email no longer works. */
  renew(letterId: string, now: Date): void {
    this.letterId = letterId;
    this.codeHash = null;
    this.sentAt = null;
    this.expiresAt = new Date(now.getTime() + invitationLimits.lifeDays * DAY_MS);
  }
}

CompanyInvitationSchema.setClass(CompanyInvitation);

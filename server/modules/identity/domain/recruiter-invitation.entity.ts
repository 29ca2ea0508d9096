import { defineEntity, p } from '@mikro-orm/core';

const RecruiterInvitationSchema = defineEntity({
  name: 'RecruiterInvitation',
  tableName: 'recruiter_invitation',
  properties: {
    id: p.uuid().primary(),
    /** Lower case. Only this address can use the invitation. */
    email: p.text(),
    companyName: p.text().strictNullable(),
    language: p.text().$type<'fr' | 'en'>(),
    /** SHA-256 (hex) of the code, which is made when the email is written and is only in that email. */
    codeHash: p.text().strictNullable(),
    /** Id of the operator's account. */
    invitedBy: p.uuid(),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3),
    sentAt: p.datetime(3).strictNullable(),
    usedAt: p.datetime(3).strictNullable(),
    usedBy: p.uuid().strictNullable(),
  },
  uniques: [{ name: 'recruiter_invitation_code_hash_unique', properties: ['codeHash'] }],
  indexes: [
    { name: 'recruiter_invitation_created_at_index', properties: ['createdAt', 'id'] },
    { name: 'recruiter_invitation_expires_at_index', properties: ['expiresAt'] },
    { name: 'recruiter_invitation_used_by_index', properties: ['usedBy'] },
  ],
  checks: [
    {
      name: 'recruiter_invitation_email_check',
      expression: 'email = lower(email) and char_length(email) >= 3 and char_length(email) <= 254',
    },
    {
      name: 'recruiter_invitation_company_name_check',
      expression: 'char_length(company_name) >= 1 and char_length(company_name) <= 120',
    },
    { name: 'recruiter_invitation_language_check', expression: `language in ('fr', 'en')` },
    { name: 'recruiter_invitation_code_hash_check', expression: 'char_length(code_hash) = 64' },
    { name: 'recruiter_invitation_expires_at_check', expression: 'expires_at > created_at' },
    { name: 'recruiter_invitation_used_at_check', expression: '(used_at is null) = (used_by is null)' },
  ],
});

export interface NewInvitation {
  readonly id: string;
  readonly email: string;
  readonly companyName: string | null;
  readonly language: 'fr' | 'en';
  readonly invitedBy: string;
  readonly expiresAt: Date;
}

/** An operator's invitation: the person who receives email at this address may recruit. */
export class RecruiterInvitation extends RecruiterInvitationSchema.class {
  static write(input: NewInvitation, now: Date): RecruiterInvitation {
    return Object.assign(new RecruiterInvitation(), {
      ...input,
      createdAt: now,
      codeHash: null,
      sentAt: null,
      usedAt: null,
      usedBy: null,
    });
  }
}

RecruiterInvitationSchema.setClass(RecruiterInvitation);
export { RecruiterInvitationSchema };

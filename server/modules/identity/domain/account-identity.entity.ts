import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from './account.entity.js';

const AccountIdentitySchema = defineEntity({
  name: 'AccountIdentity',
  tableName: 'account_identity',
  properties: {
    /** Address of the OpenID provider. */
    issuer: p.text().primary(),
    /** The provider's id of the person. Unlike an email address, it is never reassigned. */
    subject: p.text().primary(),
    accountId: () =>
      p
        .manyToOne(AccountSchema)
        .mapToPk()
        .fieldName('account_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('account_identity_account_id_foreign'),
    createdAt: p.datetime(3),
  },
  uniques: [{ name: 'account_identity_account_id_issuer_unique', properties: ['accountId', 'issuer'] }],
  checks: [
    {
      name: 'account_identity_issuer_check',
      expression: 'char_length(issuer) >= 1 and char_length(issuer) <= 300',
    },
    {
      name: 'account_identity_subject_check',
      expression: 'char_length(subject) >= 1 and char_length(subject) <= 255',
    },
  ],
});

/** A sign-in with a provider, linked to an account. */
export class AccountIdentity extends AccountIdentitySchema.class {
  static link(input: { issuer: string; subject: string; accountId: string }, now: Date): AccountIdentity {
    const identity = new AccountIdentity();
    identity.issuer = input.issuer;
    identity.subject = input.subject;
    identity.accountId = input.accountId;
    identity.createdAt = now;
    return identity;
  }
}

AccountIdentitySchema.setClass(AccountIdentity);
export { AccountIdentitySchema };

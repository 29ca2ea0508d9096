import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from './account.entity.js';
import type { EmailKind } from './emails.js';

/** A requested email. The row ensures that it is sent once and not too often. */
export const AccountEmailSchema = defineEntity({
  name: 'AccountLetter',
  tableName: 'account_letter',
  properties: {
    /** Also used in the email's Message-ID. */
    id: p.uuid().primary(),
    accountId: () =>
      p
        .manyToOne(AccountSchema)
        .mapToPk()
        .fieldName('account_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('account_letter_account_id_foreign'),
    kind: p.text().$type<EmailKind>(),
    createdAt: p.datetime(3),
    sentAt: p.datetime(3).strictNullable(),
  },
  indexes: [
    { name: 'account_letter_account_id_index', properties: ['accountId', 'kind', 'createdAt'] },
    { name: 'account_letter_created_at_index', properties: ['createdAt'] },
  ],
  checks: [
    {
      name: 'account_letter_kind_check',
      expression: `kind in ('VERIFY_EMAIL', 'RESET_PASSWORD', 'PASSWORD_CHANGED', 'RECRUITER_APPROVED', 'RECRUITER_REJECTED', 'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'ACCOUNT_SUSPENDED', 'ACCOUNT_RESTORED', 'REGISTRATION_ATTEMPTED', 'PASSKEY_ADDED', 'PASSKEY_REMOVED', 'PASSKEY_COPIED', 'COMPANY_SIGN_IN_CHANGED', 'COMPANY_SIGN_IN_LINKED', 'COMPANY_DOMAIN_PROVED', 'COMPANY_DOMAIN_MISSING', 'COMPANY_DOMAIN_LOST')`,
    },
  ],
});

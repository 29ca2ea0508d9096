import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from './account.entity.js';
import type { TokenKind } from './emails.js';

/** The single-use secret of a link in an email. One per account and kind: a newer email replaces the link of an older one. */
export const AccountTokenSchema = defineEntity({
  name: 'AccountToken',
  tableName: 'account_token',
  properties: {
    accountId: () =>
      p
        .manyToOne(AccountSchema)
        .mapToPk()
        .primary()
        .fieldName('account_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('account_token_account_id_foreign'),
    kind: p.text().$type<TokenKind>().primary(),
    /** SHA-256 (hex). The token itself is only in the email. */
    tokenHash: p.text(),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3),
  },
  uniques: [{ name: 'account_token_token_hash_unique', properties: ['tokenHash'] }],
  indexes: [{ name: 'account_token_expires_at_index', properties: ['expiresAt'] }],
  checks: [
    { name: 'account_token_kind_check', expression: `kind in ('VERIFY_EMAIL', 'RESET_PASSWORD')` },
    { name: 'account_token_token_hash_check', expression: 'char_length(token_hash) = 64' },
    { name: 'account_token_expires_at_check', expression: 'expires_at > created_at' },
  ],
});

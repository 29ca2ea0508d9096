import { defineEntity, p } from '@mikro-orm/core';
import { CompanySsoSchema } from './company-sso.entity.js';

/** The person at a company's provider to whom an account belongs. Bound at the first sign-in. */
export const SsoLinkSchema = defineEntity({
  name: 'SsoLink',
  tableName: 'company_sso_link',
  properties: {
    companyId: () =>
      p
        .manyToOne(CompanySsoSchema)
        .mapToPk()
        .primary()
        .fieldName('company_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('company_sso_link_company_id_foreign'),
    issuer: p.text().primary(),
    /** The provider's id of the person. Unlike an email address, it is never reassigned. */
    subject: p.text().primary(),
    accountId: p.uuid(),
    createdAt: p.datetime(3),
  },
  uniques: [{ name: 'company_sso_link_account_id_unique', properties: ['accountId', 'companyId', 'issuer'] }],
  checks: [
    { name: 'company_sso_link_issuer_check', expression: 'char_length(issuer) >= 1 and char_length(issuer) <= 300' },
    { name: 'company_sso_link_subject_check', expression: 'char_length(subject) >= 1 and char_length(subject) <= 255' },
  ],
});
export class SsoLink extends SsoLinkSchema.class {}
SsoLinkSchema.setClass(SsoLink);

/** A sign-in that a browser began, until the provider sends the browser back. Deleted when used. */
export const SsoAttemptSchema = defineEntity({
  name: 'SsoAttempt',
  tableName: 'company_sso_attempt',
  properties: {
    /** SHA-256 (hex) of the state. Everything else that is secret is derived from the browser's cookie. */
    stateHash: p.text().primary(),
    companyId: () =>
      p
        .manyToOne(CompanySsoSchema)
        .mapToPk()
        .fieldName('company_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('company_sso_attempt_company_id_foreign')
        .index('company_sso_attempt_company_id_index'),
    revision: p.integer(),
    /** The owner who tests the connection; null for a sign-in. */
    ownerId: p.uuid().strictNullable(),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3),
  },
  indexes: [
    { name: 'company_sso_attempt_owner_id_index', properties: ['ownerId'] },
    { name: 'company_sso_attempt_expires_at_index', properties: ['expiresAt'] },
  ],
  checks: [
    { name: 'company_sso_attempt_state_hash_check', expression: 'char_length(state_hash) = 64' },
    { name: 'company_sso_attempt_expires_at_check', expression: 'expires_at > created_at' },
  ],
});

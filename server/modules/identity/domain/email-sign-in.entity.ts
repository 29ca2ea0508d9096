import { defineEntity, p } from '@mikro-orm/core';
import type { SignUpConsents } from './sign-up-consents.js';

/** A link that signs in or opens an account. Its address may have no account yet. Opening one ends all of its address. */
export const EmailSignInSchema = defineEntity({
  name: 'EmailSignIn',
  tableName: 'email_sign_in',
  properties: {
    id: p.uuid().primary(),
    email: p.text(),
    /** SHA-256 (hex) of the secret; null until the email is sent, because only the email has it. */
    tokenHash: p.text().strictNullable(),
    /** The rest is used if the link opens an account. Null: named after the address. */
    fullName: p.text().strictNullable(),
    userType: p.text().$type<'JOB_SEEKER' | 'RECRUITER'>(),
    language: p.text().$type<'fr' | 'en'>(),
    consents: p.json().$type<SignUpConsents>(),
    /** The page that the person came from, for example a job. */
    next: p.text().strictNullable(),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3),
  },
  uniques: [{ name: 'email_sign_in_token_hash_unique', properties: ['tokenHash'] }],
  indexes: [
    { name: 'email_sign_in_email_index', properties: ['email'] },
    { name: 'email_sign_in_expires_at_index', properties: ['expiresAt'] },
  ],
  checks: [
    {
      name: 'email_sign_in_email_check',
      expression: 'email = lower(email) and char_length(email) >= 3 and char_length(email) <= 254',
    },
    { name: 'email_sign_in_token_hash_check', expression: 'char_length(token_hash) = 64' },
    {
      name: 'email_sign_in_full_name_check',
      expression: 'char_length(full_name) >= 1 and char_length(full_name) <= 200',
    },
    { name: 'email_sign_in_user_type_check', expression: `user_type in ('JOB_SEEKER', 'RECRUITER')` },
    { name: 'email_sign_in_language_check', expression: `language in ('fr', 'en')` },
    { name: 'email_sign_in_next_check', expression: 'char_length(next) <= 500' },
    { name: 'email_sign_in_expires_at_check', expression: 'expires_at > created_at' },
  ],
});

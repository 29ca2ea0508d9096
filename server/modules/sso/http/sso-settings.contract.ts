import { z } from 'zod';
import { timestamp, trimmedText } from '../../../platform/contract/fields.contract.js';
import { presentedPassword } from '../../identity/http/person-fields.contract.js';
import { ssoDomain } from './sso-domains.contract.js';

/** Roles of people of the domain who sign in the first time without an invitation. */
export const joiningRoles = ['RECRUITER', 'REVIEWER'] as const;

/** The sign-in of a company, for its owners. Null: not set yet. */
export const ssoSettings = z.object({
  /** The address that the company enters at its provider; another one for each company. */
  redirect_uri: z.string(),
  /** Domain at which the company proved to receive email. */
  proved_domain: z.string().nullable(),
  /** Domain of the website that an operator confirmed. With a code by email, it must be the connected domain, also while it is on. */
  confirmed_domain: z.string().nullable(),
  /** Whether an operator confirmed the company. Without it no sign-in works. */
  company_confirmed: z.boolean(),
  /** Domains that the company proves by a DNS record; three at most. */
  domains: z.array(ssoDomain),
  issuer: z.string().nullable(),
  client_id: z.string().nullable(),
  /** The secret itself is never answered. */
  client_secret_set: z.boolean(),
  domain: z.string().nullable(),
  enabled: z.boolean(),
  /** Whether people can sign in with it now: it is on and the domain is still confirmed. */
  works: z.boolean(),
  /** Whether members of the domain must use it. Owners can always sign in another way. */
  required: z.boolean(),
  /** Null: only invited people may join. */
  default_role: z.enum(joiningRoles).nullable(),
  /** When an owner signed in with these settings. */
  tested_at: timestamp.nullable(),
});
export type SsoSettings = z.infer<typeof ssoSettings>;

/**
 * Changing `issuer`, `client_id`, `client_secret` or `domain` switches the sign-in off until it is tested again. Without
 * `client_secret` the stored one stays; null removes it.
 */
export const saveSsoRequest = z.strictObject({
  issuer: trimmedText(1, 300),
  client_id: trimmedText(1, 255),
  client_secret: trimmedText(1, 1_000).nullable().optional(),
  domain: trimmedText(1, 253).transform((text) => text.toLowerCase()),
  enabled: z.boolean(),
  required: z.boolean(),
  default_role: z.enum(joiningRoles).nullable(),
  /** Needed if the session is not fresh. */
  current_password: presentedPassword.optional(),
});
export type SaveSsoRequest = z.output<typeof saveSsoRequest>;

/** `current_password` is needed if the session is not fresh. */
export const removeSsoRequest = z.strictObject({ current_password: presentedPassword.optional() });
export type RemoveSsoRequest = z.output<typeof removeSsoRequest>;

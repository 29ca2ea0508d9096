import { z } from 'zod';
import { emailToken } from './account-security.contract.js';
import { consents, registrableType } from './auth.contract.js';
import { emailAddress, fullName, language, secondFactorCode } from './person-fields.contract.js';

/** A page of this site: browsers read `//` and `/\` as other hosts. */
const ownPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\p{Cc}]*$/u);

/** The answer is the same for known and unknown addresses. Name, type and consents are used only for a new account. */
export const emailLinkRequest = z.strictObject({
  email: emailAddress,
  full_name: fullName.optional(),
  user_type: registrableType.optional(),
  language: language.optional(),
  consents: consents.optional(),
  next: ownPath.optional(),
});
export type EmailLinkRequest = z.infer<typeof emailLinkRequest>;

export const emailLinkToken = z.strictObject({ token: emailToken });
export type EmailLinkToken = z.infer<typeof emailLinkToken>;

/** The effect of a link. Reading it does not use the link. */
export const emailLinkPreview = z.object({
  email: z.string(),
  is_new: z.boolean(),
  /** A new account still needs the consents to adulthood and terms. */
  needs_consents: z.boolean(),
  next: z.string().nullable(),
});
export type EmailLinkPreview = z.infer<typeof emailLinkPreview>;

/** Send `code` after 401 `IDENTITY.SECOND_FACTOR_REQUIRED`, and `consents` if they are needed. Neither error uses the link. */
export const openEmailLinkRequest = z.strictObject({
  token: emailToken,
  code: secondFactorCode.optional(),
  consents: consents.optional(),
});
export type OpenEmailLinkRequest = z.infer<typeof openEmailLinkRequest>;

import { z } from 'zod';
import type { RegisterRequest } from '@modules/identity/http/auth.contract';
import type { EmailLinkRequest } from '@modules/identity/http/email-link.contract';
import type { PasskeySignUpRequest } from '@modules/identity/http/passkey-sign-up.contract';
import { emailAddress, fullName, newPassword } from '@modules/identity/http/person-fields.contract';

/** Shape of the form. Both consents start unticked and are required. */
export function registerSchema(sentences: { adultNeeded: string; termsNeeded: string }) {
  return z.object({
    full_name: fullName,
    email: emailAddress,
    password: newPassword,
    profile_visible: z.boolean(),
    adult: z.boolean().refine(Boolean, { error: sentences.adultNeeded }),
    terms: z.boolean().refine(Boolean, { error: sentences.termsNeeded }),
    marketing: z.boolean(),
  });
}
/** The same without a password, for an account that a link by email opens. */
export const linkSchema = (sentences: Parameters<typeof registerSchema>[0]) =>
  registerSchema(sentences).omit({ password: true });
export type LinkValues = z.output<ReturnType<typeof linkSchema>>;

export type RegisterValues = z.output<ReturnType<typeof registerSchema>>;

/** Body of the request for a link. `next` is the page that the person came from. */
export function linkRequest(values: LinkValues, language: 'fr' | 'en', next: string | null): EmailLinkRequest {
  const { full_name, email, profile_visible, adult, terms, marketing } = values;
  return {
    full_name,
    email,
    language,
    user_type: 'JOB_SEEKER',
    consents: { adult, terms, privacy: terms, marketing, profile_visible },
    ...(next !== null && { next }),
  };
}

/** The person of a registration with a passkey. */
export function passkeyRegistration(values: LinkValues, language: 'fr' | 'en'): Omit<PasskeySignUpRequest, 'passkey'> {
  const { full_name, email, profile_visible, adult, terms, marketing } = values;
  const consents = { adult, terms, privacy: terms, marketing, profile_visible };
  return { full_name, email, language, user_type: 'JOB_SEEKER', consents };
}

/** Body of the request, with each consent by its name. Only an invitation creates a recruiter. */
export function registration(
  values: RegisterValues,
  language: 'fr' | 'en',
  invitation: string | null = null,
): RegisterRequest {
  const { full_name, email, password, profile_visible, adult, terms, marketing } = values;
  const agreed = { adult, terms, privacy: terms, marketing };
  const account = { full_name, email, password, language };
  if (invitation !== null) return { ...account, user_type: 'RECRUITER', consents: agreed, invitation_code: invitation };
  return { ...account, user_type: 'JOB_SEEKER', consents: { ...agreed, profile_visible } };
}

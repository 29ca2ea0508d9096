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

/** Opens an account of a recruiter: the code of an operator's email, or an invitation to a team, whose code joins it later. */
export type RecruiterInvitation = { readonly code: string } | 'TEAM';

/** The person and each consent by its name. Only an invitation creates a recruiter. */
function personOf(
  { full_name, email, profile_visible, adult, terms, marketing }: LinkValues,
  language: 'fr' | 'en',
  invitation: RecruiterInvitation | null,
): Omit<PasskeySignUpRequest, 'passkey'> {
  const agreed = { adult, terms, privacy: terms, marketing };
  const account = { full_name, email, language };
  if (invitation === null) return { ...account, user_type: 'JOB_SEEKER', consents: { ...agreed, profile_visible } };
  const recruiter = { ...account, user_type: 'RECRUITER' as const, consents: agreed };
  return invitation === 'TEAM' ? recruiter : { ...recruiter, invitation_code: invitation.code };
}

/** The person of a registration with a passkey. */
export const passkeyRegistration = personOf;

/** Body of the request to register with a password. */
export function registration(
  { password, ...values }: RegisterValues,
  language: 'fr' | 'en',
  invitation: RecruiterInvitation | null = null,
): RegisterRequest {
  return { ...personOf(values, language, invitation), password };
}

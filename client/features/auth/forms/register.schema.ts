import { z } from 'zod';
import type { RegisterRequest } from '@modules/identity/http/auth.contract';
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
export type RegisterValues = z.output<ReturnType<typeof registerSchema>>;

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

import { z } from 'zod';
import type { RegisterRequest } from '@modules/identity/http/auth.contract';
import { emailAddress, fullName, newPassword } from '@modules/identity/http/person-fields.contract';

/** The form's own shape: the boxes are unticked until somebody ticks them, and both are needed. */
export function registerSchema(sentences: { adultNeeded: string; termsNeeded: string }) {
  return z.object({
    full_name: fullName,
    email: emailAddress,
    password: newPassword,
    profile_visible: z.boolean(),
    adult: z.boolean().refine(Boolean, { error: sentences.adultNeeded }),
    terms: z.boolean().refine(Boolean, { error: sentences.termsNeeded }),
  });
}
export type RegisterValues = z.output<ReturnType<typeof registerSchema>>;

/** What the server records: each consent by its own name. */
export function registration(values: RegisterValues, language: 'fr' | 'en'): RegisterRequest {
  const { full_name, email, password, profile_visible, adult, terms } = values;
  return {
    full_name,
    email,
    password,
    user_type: 'JOB_SEEKER',
    language,
    consents: { adult, terms, privacy: terms, profile_visible },
  };
}

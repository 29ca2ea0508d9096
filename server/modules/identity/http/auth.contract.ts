import { z } from 'zod';
import { upperEnum } from '../../../platform/contract/fields.contract.js';
import {
  emailAddress,
  fullName,
  language,
  newPassword,
  presentedPassword,
  secondFactorCode,
} from './person-fields.contract.js';
import { user } from './users.contract.js';

/** Types one can register as; operators cannot register. */
export const registrableTypes = ['JOB_SEEKER', 'RECRUITER'] as const;
export const registrableType = upperEnum(registrableTypes);

/** Consents from the form, stored with version and time. `adult` and `terms` need a yes (else 400). */
export const consents = z
  .strictObject({
    adult: z.boolean(),
    terms: z.boolean(),
    privacy: z.boolean(),
    profile_visible: z.boolean(),
    marketing: z.boolean(),
  })
  .partial();
export type Consents = z.infer<typeof consents>;

export const registerRequest = z.strictObject({
  email: emailAddress,
  password: newPassword,
  full_name: fullName,
  user_type: registrableType,
  language: language.optional(),
  consents: consents.optional(),
  /** From an operator's email. A recruiter with a valid code is approved immediately. */
  invitation_code: z.string().min(8).max(100).optional(),
});
export type RegisterRequest = z.infer<typeof registerRequest>;

/** Send `code` after 401 `IDENTITY.SECOND_FACTOR_REQUIRED`: from the application, or a recovery code. */
export const loginRequest = z.strictObject({
  email: emailAddress,
  password: presentedPassword,
  code: secondFactorCode.optional(),
});
export type LoginRequest = z.infer<typeof loginRequest>;

export const mockLoginRequest = z.strictObject({ user_type: registrableType });
export type MockLoginRequest = z.infer<typeof mockLoginRequest>;

/** The token is shown once; the server stores only its hash. */
export const sessionAnswer = z.object({ token: z.string(), user });
export type SessionAnswer = z.infer<typeof sessionAnswer>;

export const logoutAnswer = z.object({ success: z.literal(true) });

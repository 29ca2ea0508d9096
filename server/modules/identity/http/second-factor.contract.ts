import { z } from 'zod';
import { timestamp } from '../../../platform/contract/fields.contract.js';
import { presentedPassword, secondFactorCode } from './person-fields.contract.js';

/** Whether the caller signs in in two steps. */
export const secondFactorState = z.object({
  enabled: z.boolean(),
  since: timestamp.nullable(),
  /** Of ten; each works once. */
  recovery_codes_left: z.int().min(0).max(10),
  /** An account that can do harm to others and has no second step; nothing is enforced. */
  strongly_recommended: z.boolean(),
});
export type SecondFactorState = z.infer<typeof secondFactorState>;

/** `current_password` is needed where the session is older than fifteen minutes (403 `IDENTITY.REAUTHENTICATION_REQUIRED`). */
export const secondFactorProof = z.strictObject({ current_password: presentedPassword.optional() }).optional();
export type SecondFactorProof = z.infer<typeof secondFactorProof>;

/** What an application needs: the secret to type (base 32), and the address of the picture to scan. Shown once. */
export const secondFactorBegun = z.object({ secret: z.string(), otpauth_url: z.string() });
export type SecondFactorBegun = z.infer<typeof secondFactorBegun>;

export const confirmSecondFactorRequest = z.strictObject({
  code: secondFactorCode,
  current_password: presentedPassword.optional(),
});
export type ConfirmSecondFactorRequest = z.infer<typeof confirmSecondFactorRequest>;

/** Shown once: only hashes are kept. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()).length(10) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

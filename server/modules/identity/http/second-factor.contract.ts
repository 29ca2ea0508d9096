import { z } from 'zod';
import { timestamp } from '../../../platform/contract/fields.contract.js';
import { presentedPassword, secondFactorCode } from './person-fields.contract.js';

/** Whether the caller uses two-step sign-in. */
export const secondFactorState = z.object({
  enabled: z.boolean(),
  since: timestamp.nullable(),
  /** Out of ten; each works once. */
  recovery_codes_left: z.int().min(0).max(10),
  /** An account that could harm others and has no second step. Only a recommendation. */
  strongly_recommended: z.boolean(),
});
export type SecondFactorState = z.infer<typeof secondFactorState>;

/** `current_password` is required if the session is older than fifteen minutes (403 `IDENTITY.REAUTHENTICATION_REQUIRED`). */
export const secondFactorProof = z.strictObject({ current_password: presentedPassword.optional() }).optional();
export type SecondFactorProof = z.infer<typeof secondFactorProof>;

/** For the application: the secret to type (base 32), and the address for the QR code. Shown once. */
export const secondFactorBegun = z.object({ secret: z.string(), otpauth_url: z.string() });
export type SecondFactorBegun = z.infer<typeof secondFactorBegun>;

export const confirmSecondFactorRequest = z.strictObject({
  code: secondFactorCode,
  current_password: presentedPassword.optional(),
});
export type ConfirmSecondFactorRequest = z.infer<typeof confirmSecondFactorRequest>;

/** Shown once; only hashes are stored. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()).length(10) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

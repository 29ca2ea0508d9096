import { z } from 'zod';
import { id, timestamp } from '../../../platform/contract/fields.contract.js';
import { consents, registrableType } from './auth.contract.js';
import { emailAddress, newPassword, presentedPassword, secondFactorCode } from './person-fields.contract.js';

/** A token out of a letter: as the link carries it, opaque. */
export const letterToken = z.string().min(20).max(200);

export const forgotPasswordRequest = z.strictObject({ email: emailAddress });
export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequest>;

/** The same for a known and an unknown address. */
export const letterAccepted = z.object({ accepted: z.literal(true) });

export const resetPasswordRequest = z.strictObject({ token: letterToken, password: newPassword });
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>;

/** `current_password` is left out only by an account that has none yet (it signs in with Google). */
export const changePasswordRequest = z.strictObject({
  current_password: presentedPassword.optional(),
  new_password: newPassword,
});
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;

export const verifyEmailRequest = z.strictObject({ token: letterToken });
export type VerifyEmailRequest = z.infer<typeof verifyEmailRequest>;

/** An OIDC ID token; `nonce` is the one the page sent with its request, and must be in the token then. */
export const googleRequest = z.strictObject({
  token: z.string().min(20).max(8_192),
  user_type: registrableType,
  nonce: z.string().min(16).max(200).optional(),
  /** As at `POST /api/auth/login`; the same token is shown again. */
  code: secondFactorCode.optional(),
  /** For a new account: 400 `IDENTITY.CONSENT_REQUIRED` asks for them, and the same token is shown again. */
  consents: consents.optional(),
});
export type GoogleRequest = z.infer<typeof googleRequest>;

/** One signed-in device, as its owner sees it. */
export const accountSession = z.object({
  id,
  current: z.boolean(),
  /** "Firefox", "Chrome Mobile"; null when the device did not say. */
  browser: z.string().nullable(),
  /** "Windows", "Android"; null when the device did not say. */
  system: z.string().nullable(),
  kind: z.enum(['DESKTOP', 'MOBILE', 'TABLET', 'OTHER']),
  /** The coarse network it signed in from, such as `203.0.113.0/24`. */
  network: z.string().nullable(),
  created_at: timestamp,
  last_seen_at: timestamp,
  expires_at: timestamp,
});
export type AccountSession = z.infer<typeof accountSession>;

/** The caller's open sessions, the current one first, then the latest used; at most 100. */
export const accountSessions = z.object({ sessions: z.array(accountSession), total: z.int().min(0) });
export type AccountSessions = z.infer<typeof accountSessions>;

export const done = z.object({ success: z.literal(true) });
export type Done = z.infer<typeof done>;
/** `DELETE /api/auth/sessions`: every other session ended; the caller's goes on. */
export const sessionsEnded = z.object({ success: z.literal(true), ended: z.int().min(0) });

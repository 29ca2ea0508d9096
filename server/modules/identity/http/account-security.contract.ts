import { z } from 'zod';
import { id, timestamp } from '../../../platform/contract/fields.contract.js';
import { sessionMethods } from '../domain/session-methods.contract.js';
import { consents, registrableType } from './auth.contract.js';
import { emailAddress, newPassword, presentedPassword, secondFactorCode } from './person-fields.contract.js';

/** The opaque token from an email's link. */
export const emailToken = z.string().min(20).max(200);

export const forgotPasswordRequest = z.strictObject({ email: emailAddress });
export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequest>;

/** The same answer for known and unknown addresses. */
export const emailAccepted = z.object({ accepted: z.literal(true) });

export const resetPasswordRequest = z.strictObject({ token: emailToken, password: newPassword });
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>;

/** `current_password` is optional only for an account without one (it signs in with Google). */
export const changePasswordRequest = z.strictObject({
  current_password: presentedPassword.optional(),
  new_password: newPassword,
});
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;

export const verifyEmailRequest = z.strictObject({ token: emailToken });
export type VerifyEmailRequest = z.infer<typeof verifyEmailRequest>;

/** An OIDC ID token. The token must contain `nonce`, which the page sent with its request. */
export const googleRequest = z.strictObject({
  token: z.string().min(20).max(8_192),
  user_type: registrableType,
  nonce: z.string().min(16).max(200).optional(),
  /** As in `POST /api/auth/login`; the client sends the same token again. */
  code: secondFactorCode.optional(),
  /** For a new account: after 400 `IDENTITY.CONSENT_REQUIRED` the client sends the same token with consents. */
  consents: consents.optional(),
});
export type GoogleRequest = z.infer<typeof googleRequest>;

/** A signed-in device, as its owner sees it. */
export const accountSession = z.object({
  id,
  current: z.boolean(),
  /** "Firefox", "Chrome Mobile"; null if unknown. */
  browser: z.string().nullable(),
  /** "Windows", "Android"; null if unknown. */
  system: z.string().nullable(),
  kind: z.enum(['DESKTOP', 'MOBILE', 'TABLET', 'OTHER']),
  /** The coarse network of the sign-in, such as `203.0.113.0/24`. */
  network: z.string().nullable(),
  /** Null for sessions opened before this was recorded. */
  method: z.enum(sessionMethods).nullable(),
  created_at: timestamp,
  last_seen_at: timestamp,
  expires_at: timestamp,
});
export type AccountSession = z.infer<typeof accountSession>;

/** The caller's open sessions: the current one first, then by last use; at most 100. */
export const accountSessions = z.object({ sessions: z.array(accountSession), total: z.int().min(0) });
export type AccountSessions = z.infer<typeof accountSessions>;

export const done = z.object({ success: z.literal(true) });
export type Done = z.infer<typeof done>;
/** `DELETE /api/auth/sessions`: ends all other sessions; the caller's stays open. */
export const sessionsEnded = z.object({ success: z.literal(true), ended: z.int().min(0) });

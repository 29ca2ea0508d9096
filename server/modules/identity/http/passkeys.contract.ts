import { z } from 'zod';
import { id, timestamp } from '../../../platform/contract/fields.contract.js';
import { lineText, presentedPassword } from './person-fields.contract.js';

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);

/** The id of a passkey in the authenticator, at most 1,023 bytes. */
const credentialId = base64url(1_400);
const clientData = base64url(8_000);

export const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** The name by which the owner recognises it, such as "Phone". */
export const passkeyName = lineText(1, 60);

export const passkey = z.object({
  id,
  name: z.string(),
  /** Copied to the owner's other devices by their provider, so that it outlives one device. */
  backed_up: z.boolean(),
  created_at: timestamp,
  last_used_at: timestamp.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** The caller's passkeys, the newest first; `max` is how many an account may have. */
export const passkeyList = z.object({ passkeys: z.array(passkey).max(10), max: z.int() });
export type PasskeyList = z.infer<typeof passkeyList>;

/** `current_password` is required if the session is older than fifteen minutes (403 `IDENTITY.REAUTHENTICATION_REQUIRED`). */
export const passkeyProof = z.strictObject({ current_password: presentedPassword.optional() }).optional();
export type PasskeyProof = z.infer<typeof passkeyProof>;

const credentialDescriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(transports)).optional(),
});

/** `PublicKeyCredentialCreationOptionsJSON` of the WebAuthn standard, for `navigator.credentials.create`. */
export const passkeyCreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(credentialDescriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptions>;

/** `PublicKeyCredentialRequestOptionsJSON` of the WebAuthn standard, for `navigator.credentials.get`. */
export const passkeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptions>;

/** The passkey that the browser created. The values are those of `PublicKeyCredential.toJSON()`, in base64url. */
export const addPasskeyRequest = z.strictObject({
  name: passkeyName,
  credential_id: credentialId,
  client_data: clientData,
  attestation: base64url(20_000),
  /** Unknown transports are left out, because a newer browser may send others. */
  transports: z
    .array(z.string().max(50))
    .max(20)
    .default([])
    .transform((given) => transports.filter((known) => given.includes(known))),
});
export type AddPasskeyRequest = z.infer<typeof addPasskeyRequest>;

export const renamePasskeyRequest = z.strictObject({ name: passkeyName });
export type RenamePasskeyRequest = z.infer<typeof renamePasskeyRequest>;

/** The signed challenge. The values are those of `PublicKeyCredential.toJSON()`, in base64url. */
export const passkeyLoginRequest = z.strictObject({
  credential_id: credentialId,
  client_data: clientData,
  authenticator_data: base64url(8_000),
  signature: base64url(2_000),
  user_handle: base64url(100),
});
export type PasskeyLoginRequest = z.infer<typeof passkeyLoginRequest>;

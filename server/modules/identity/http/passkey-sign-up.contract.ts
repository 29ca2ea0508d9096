import { z } from 'zod';
import { registerRequest } from './auth.contract.js';
import { emailAddress, fullName } from './person-fields.contract.js';
import { addPasskeyRequest } from './passkeys.contract.js';

/** The device shows these beside the passkey. The answer does not depend on whether the address has an account. */
export const passkeySignUpOptionsRequest = z.strictObject({ email: emailAddress, full_name: fullName });
export type PasskeySignUpOptionsRequest = z.infer<typeof passkeySignUpOptionsRequest>;

/** Like a registration with a password, with the passkey that the browser created instead. */
export const passkeySignUpRequest = z.strictObject({
  ...registerRequest.omit({ password: true }).shape,
  passkey: z.strictObject({
    ...addPasskeyRequest.shape,
    /** `user.id` of the options. */
    user_handle: z
      .string()
      .length(22)
      .regex(/^[A-Za-z0-9_-]+$/),
  }),
});
export type PasskeySignUpRequest = z.infer<typeof passkeySignUpRequest>;

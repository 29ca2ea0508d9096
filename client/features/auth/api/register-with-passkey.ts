import type { PasskeySignUpRequest } from '@modules/identity/http/passkey-sign-up.contract';
import { api, session } from '../../../lib/backend';
import { createPasskey } from '../../../lib/passkeys/passkeys';
import { loadSessionAnswer } from './session-answer';

/**
 * Lets the device create a passkey, creates the account with it and signs in.
 *
 * @throws ApiError, also with a code `CLIENT.PASSKEY_…` if the person cancels or the device cannot
 */
export async function registerWithPasskey(person: Omit<PasskeySignUpRequest, 'passkey'>, name: string): Promise<void> {
  const options = await api({
    method: 'POST',
    path: '/api/auth/passkeys/register/options',
    body: { email: person.email, full_name: person.full_name },
    answer: () => import('@modules/identity/http/passkeys.contract').then((c) => c.passkeyCreationOptions),
    anonymous: true,
  });
  const created = await createPasskey(options);
  const body = { ...person, passkey: { ...created, name, user_handle: options.user.id } };
  session.establish(
    await api({
      method: 'POST',
      path: '/api/auth/passkeys/register',
      body,
      answer: loadSessionAnswer,
      anonymous: true,
    }),
  );
}

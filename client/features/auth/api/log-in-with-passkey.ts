import type { PasskeyLoginRequest, PasskeyRequestOptions } from '@modules/identity/http/passkeys.contract';
import { api, session } from '../../../lib/backend';
import { loadSessionAnswer } from './session-answer';

/** Asks for the challenge that a passkey must sign within five minutes. */
export function askForChallenge(): Promise<PasskeyRequestOptions> {
  return api({
    method: 'POST',
    path: '/api/auth/passkeys/options',
    answer: () => import('@modules/identity/http/passkeys.contract').then((c) => c.passkeyRequestOptions),
    anonymous: true,
  });
}

/** Signs in; the guard then takes the person where they wanted to go. */
export async function logInWithPasskey(body: PasskeyLoginRequest): Promise<void> {
  session.establish(
    await api({ method: 'POST', path: '/api/auth/passkeys/login', body, answer: loadSessionAnswer, anonymous: true }),
  );
}

import { type GoogleRequest } from '@modules/identity/http/account-security.contract';
import { sessionAnswer } from '@modules/identity/http/auth.contract';
import { api, session } from '../../../lib/backend';

/**
 * Signs in with an ID token of Google, and opens a job seeker's account where there was none.
 *
 * @param more the code of the account's second step, or what a new account agrees to, once the server asked for it.
 */
export async function logInWithGoogle(
  token: string,
  nonce: string,
  more: Pick<GoogleRequest, 'code' | 'consents'> = {},
): Promise<void> {
  const body: GoogleRequest = { token, nonce, user_type: 'JOB_SEEKER', ...more };
  session.establish(
    await api({ method: 'POST', path: '/api/auth/google', body, answer: sessionAnswer, anonymous: true }),
  );
}

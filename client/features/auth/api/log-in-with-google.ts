import { type GoogleRequest } from '@modules/identity/http/account-security.contract';
import { sessionAnswer } from '@modules/identity/http/auth.contract';
import { api, session } from '../../../lib/backend';

/**
 * Signs in with an ID token of Google. Creates a job seeker's account if there is none.
 *
 * @param more the code of two-step sign-in, or the consents of a new account, once the server has asked for them
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

import { type RegisterRequest, sessionAnswer } from '@modules/identity/http/auth.contract';
import { api, session } from '../../../lib/backend';

/** Creates the account and signs in. */
export async function register(body: RegisterRequest): Promise<void> {
  session.establish(
    await api({ method: 'POST', path: '/api/auth/register', body, answer: sessionAnswer, anonymous: true }),
  );
}

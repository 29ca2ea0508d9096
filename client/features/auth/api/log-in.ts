import type { LoginRequest } from '@modules/identity/http/auth.contract';
import { api, session } from '../../../lib/backend';
import { loadSessionAnswer } from './session-answer';

/** Signs in; the guard then takes the person where they wanted to go. Rejects with what the server said. */
export async function logIn(body: LoginRequest): Promise<void> {
  session.establish(
    await api({ method: 'POST', path: '/api/auth/login', body, answer: loadSessionAnswer, anonymous: true }),
  );
}

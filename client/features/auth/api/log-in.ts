import type { LoginRequest } from '@modules/identity/http/auth.contract';
import { api, session } from '../../../lib/backend';
import { loadSessionAnswer } from './session-answer';

/** Signs in; the route guard then opens the page asked for. Rejects with the server's error. */
export async function logIn(body: LoginRequest): Promise<void> {
  session.establish(
    await api({ method: 'POST', path: '/api/auth/login', body, answer: loadSessionAnswer, anonymous: true }),
  );
}

import { done, type ForgotPasswordRequest, letterAccepted } from '@modules/identity/http/account-security.contract';
import { api } from '../../../lib/backend';

/** Asks for a letter with a link. The answer is the same for an address that is known and one that is not. */
export async function askForLink(body: ForgotPasswordRequest): Promise<void> {
  await api({ method: 'POST', path: '/api/auth/password/forgot', body, answer: letterAccepted, anonymous: true });
}

/** Sets the password with the token of a letter; every session of that account ends on the server. */
export async function resetPassword(token: string, password: string): Promise<void> {
  const body = { token, password };
  await api({ method: 'POST', path: '/api/auth/password/reset', body, answer: done, anonymous: true });
}

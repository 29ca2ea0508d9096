import { done, type ForgotPasswordRequest, emailAccepted } from '@modules/identity/http/account-security.contract';
import { api } from '../../../lib/backend';

/** Requests an email with a link. The response is the same for known and unknown addresses. */
export async function askForLink(body: ForgotPasswordRequest): Promise<void> {
  await api({ method: 'POST', path: '/api/auth/password/forgot', body, answer: emailAccepted, anonymous: true });
}

/** Sets the password with the token of an email. The server ends all sessions of the account. */
export async function resetPassword(token: string, password: string): Promise<void> {
  const body = { token, password };
  await api({ method: 'POST', path: '/api/auth/password/reset', body, answer: done, anonymous: true });
}

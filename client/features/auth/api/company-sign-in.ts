import { beginSsoRequest, type EndSsoRequest, ssoEnd, ssoRedirect } from '@modules/sso/http/sso-sign-in.contract';
import { api, session } from '../../../lib/backend';

export { beginSsoRequest };

/** The sign-in page of the company with this domain; null if no company has one. */
export async function askCompany(email: string): Promise<string | null> {
  const body = { email };
  const answer = await api({ method: 'POST', path: '/api/auth/sso', body, answer: ssoRedirect, anonymous: true });
  return answer.redirect;
}

/**
 * Sends the provider's answer to the server, which signs the person in.
 *
 * @returns true if an owner only tested the sign-in: no session begins
 */
export async function endCompanySignIn(body: EndSsoRequest): Promise<boolean> {
  const answer = await api({ method: 'POST', path: '/api/auth/sso/callback', body, answer: ssoEnd, anonymous: true });
  if (answer.session === null) return true;
  session.establish(answer.session);
  return false;
}

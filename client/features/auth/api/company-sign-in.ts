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
 * Hands in what the provider added to our address, and signs the person in.
 *
 * @returns whether it was an owner's test, which signs nobody in
 */
export async function endCompanySignIn(body: EndSsoRequest): Promise<boolean> {
  const answer = await api({ method: 'POST', path: '/api/auth/sso/callback', body, answer: ssoEnd, anonymous: true });
  if (answer.session === null) return true;
  session.establish(answer.session);
  return false;
}

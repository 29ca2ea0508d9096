import { done } from '@modules/identity/http/account-security.contract';
import { api, session } from '../../../lib/backend';

/** Confirms the address with the token of an email. A signed-in person sees it immediately in every tab. */
export async function verifyEmail(token: string): Promise<void> {
  await api({ method: 'POST', path: '/api/auth/email/verify', body: { token }, answer: done, anonymous: true });
  await session.refreshEverywhere();
}

import { type AgreeRequest, consentsPage } from '@modules/identity/http/privacy.contract';
import { api, session } from '../../../lib/backend';

/** Records age of majority and terms for an older account without these consents. */
export async function agree(): Promise<void> {
  const body: AgreeRequest = { adult: true, terms: true };
  await api({ method: 'POST', path: '/api/users/me/consents', body, answer: consentsPage });
  await session.refreshEverywhere();
}

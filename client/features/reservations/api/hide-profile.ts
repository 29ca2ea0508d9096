import { user } from '@modules/identity/http/users.contract';
import { api, session } from '../../../lib/backend';

/** Hides the person from searches. Companies that already see the profile still do. */
export async function hideProfile(): Promise<void> {
  const body = { profile_visible: false };
  session.replaceUser(await api({ method: 'PUT', path: '/api/users/me/preferences', body, answer: user }));
}

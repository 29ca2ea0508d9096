import { user } from '@modules/identity/http/users.contract';
import { api, session } from '../../../lib/backend';

/** No company finds the person from now on; who sees the profile already goes on seeing it. */
export async function hideProfile(): Promise<void> {
  const body = { profile_visible: false };
  session.replaceUser(await api({ method: 'PUT', path: '/api/users/me/preferences', body, answer: user }));
}

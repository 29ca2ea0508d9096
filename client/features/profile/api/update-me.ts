import { type PreferencesRequest, type UpdateMeRequest, user } from '@modules/identity/http/users.contract';
import { api, session } from '../../../lib/backend';

/** Changes the given fields and updates the person everywhere. */
export async function updateMe(body: UpdateMeRequest): Promise<void> {
  session.replaceUser(await api({ method: 'PUT', path: '/api/users/me', body, answer: user }));
}

export async function updatePreferences(body: PreferencesRequest): Promise<void> {
  session.replaceUser(await api({ method: 'PUT', path: '/api/users/me/preferences', body, answer: user }));
}

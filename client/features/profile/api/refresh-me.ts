import { user } from '@modules/identity/http/users.contract';
import { api, session } from '../../../lib/backend';

/** Reads one's own account again after something changed it in passing. */
export async function refreshMe(): Promise<void> {
  session.replaceUser(await api({ path: '/api/users/me', answer: user }));
}

import { user } from '@modules/identity/http/users.contract';
import { api, session } from '../../../lib/backend';

/** Reads the person's account again after another change affected it. */
export async function refreshMe(): Promise<void> {
  session.replaceUser(await api({ path: '/api/users/me', answer: user }));
}

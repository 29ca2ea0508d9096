import { user } from '@modules/identity/http/users.contract';
import { api, session } from '../backend';

/** Saves whether one video may be sold while the profile is masked. */
export async function answerVideoSale(allowed: boolean): Promise<void> {
  const body = { video_sale_allowed: allowed };
  session.replaceUser(await api({ method: 'PUT', path: '/api/users/me', body, answer: user }));
}

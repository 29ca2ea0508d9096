import { videoAccessAnswer } from '@modules/reservations/http/reservations.contract';
import { api } from '../../../lib/backend';

/** Opens one video of a masked profile to the company, for good; answers the credits charged. */
export async function buyVideoAccess(videoId: string): Promise<number> {
  const { charged } = await api({ method: 'POST', path: `/api/stream/access/${videoId}`, answer: videoAccessAnswer });
  return charged;
}

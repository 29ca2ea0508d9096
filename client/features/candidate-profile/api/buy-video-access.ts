import { videoAccessAnswer } from '@modules/reservations/http/reservations.contract';
import { api } from '../../../lib/backend';

/** Buys permanent access for the company to one video of a masked profile. Returns the credits charged. */
export async function buyVideoAccess(videoId: string): Promise<number> {
  const { charged } = await api({ method: 'POST', path: `/api/stream/access/${videoId}`, answer: videoAccessAnswer });
  return charged;
}

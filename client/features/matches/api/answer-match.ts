import { match } from '@modules/matching/http/matches.contract';
import { api } from '../../../lib/backend';

/** The seeker's yes or no; the lists are read again afterwards. */
export async function answerMatch(matchId: string, status: 'ACCEPTED' | 'REJECTED'): Promise<void> {
  await api({ method: 'PUT', path: `/api/matches/${matchId}`, body: { status }, answer: match });
}

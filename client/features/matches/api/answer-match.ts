import { type MatchAction, match } from '@modules/matching/http/matches.contract';
import { api } from '../../../lib/backend';

/** Somebody's answer to a match, on either side; the lists are read again afterwards. */
export async function answerMatch(matchId: string, status: MatchAction): Promise<void> {
  await api({ method: 'PUT', path: `/api/matches/${matchId}`, body: { status }, answer: match });
}

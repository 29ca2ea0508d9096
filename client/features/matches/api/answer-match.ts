import { type MatchAction, match } from '@modules/matching/http/matches.contract';
import { api, queryClient } from '../../../lib/backend';
import { orReadAgain } from './or-read-again';

/** Somebody's answer to a match, on either side; the lists are read again afterwards. */
export async function answerMatch(matchId: string, status: MatchAction): Promise<void> {
  await orReadAgain(queryClient, () =>
    api({ method: 'PUT', path: `/api/matches/${matchId}`, body: { status }, answer: match }),
  );
}

import { type MatchAction, match } from '@modules/matching/http/matches.contract';
import { api, queryClient } from '../../../lib/backend';
import { orReadAgain } from './or-read-again';

/** Sends the answer of either side to a match, then reads the lists again. */
export async function answerMatch(matchId: string, status: MatchAction): Promise<void> {
  await orReadAgain(queryClient, () =>
    api({ method: 'PUT', path: `/api/matches/${matchId}`, body: { status }, answer: match }),
  );
}

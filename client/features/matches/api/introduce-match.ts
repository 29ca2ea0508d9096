import { match } from '@modules/matching/http/matches.contract';
import { api, queryClient } from '../../../lib/backend';
import { orReadAgain } from './or-read-again';

/** Puts the company's card first in the person's matches, for credits. */
export async function introduceMatch(matchId: string, message: string | null): Promise<void> {
  await orReadAgain(queryClient, () =>
    api({ method: 'POST', path: `/api/matches/${matchId}/introduction`, body: { message }, answer: match }),
  );
}

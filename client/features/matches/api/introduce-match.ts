import { match } from '@modules/matching/http/matches.contract';
import { api } from '../../../lib/backend';

/** Puts the company's card first among the person's matches; costs credits. */
export async function introduceMatch(matchId: string, message: string | null): Promise<void> {
  await api({ method: 'POST', path: `/api/matches/${matchId}/introduction`, body: { message }, answer: match });
}

import { askReviewAnswer } from '@modules/matching/http/reviews.contract';
import { api } from '../../../lib/backend';

/** A person is asked to look at the score; the lists are read again afterwards. */
export async function askReview(matchId: string, message: string): Promise<void> {
  await api({ method: 'POST', path: `/api/matches/${matchId}/review`, body: { message }, answer: askReviewAnswer });
}

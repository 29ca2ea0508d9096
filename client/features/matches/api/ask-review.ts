import { askReviewAnswer } from '@modules/matching/http/reviews.contract';
import { api } from '../../../lib/backend';

/** Asks for a human review of the score, then reads the lists again. */
export async function askReview(matchId: string, message: string): Promise<void> {
  await api({ method: 'POST', path: `/api/matches/${matchId}/review`, body: { message }, answer: askReviewAnswer });
}

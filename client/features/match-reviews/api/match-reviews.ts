import {
  matchReview,
  matchReviewsPage,
  type MatchReviewsPage,
  type reviewStatuses,
} from '@modules/matching/http/reviews.contract';
import { api } from '../../../lib/backend';
import { useReadPages } from '../../../lib/use-read';

const PAGE = 20;

export type ReviewStatus = (typeof reviewStatuses)[number];

/** Requests for a human review of a score, in one state, oldest first. */
export function useMatchReviews(status: ReviewStatus) {
  return useReadPages<MatchReviewsPage>('admin', ['match-reviews', status], (page, signal) =>
    api({ path: '/api/admin/match-reviews', query: { status, page, limit: PAGE }, answer: matchReviewsPage, signal }),
  );
}

/** Sends the answer that the person reads beside the match. */
export async function answerReview(id: string, answer: string): Promise<void> {
  await api({ method: 'PUT', path: `/api/admin/match-reviews/${id}`, body: { answer }, answer: matchReview });
}

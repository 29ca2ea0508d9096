import {
  type MyReview,
  myReview,
  type SaveReviewRequest,
  type SaveScorecardRequest,
  scorecard,
  type Scorecard,
  type TeamReviews,
  teamReviews,
} from '@modules/applications/http/reviews.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

const pathOf = (applicationId: string) => `/api/applications/${applicationId}/reviews` as const;

export function useMyReview(applicationId: string): Loadable<MyReview> {
  return loadable(
    useRead('applications', ['review', applicationId], (signal) =>
      api({ path: `${pathOf(applicationId)}/mine`, answer: myReview, signal }),
    ),
  );
}

/** The team's reviews. Loaded only once the reader has submitted their own. */
export function useTeamReviews(applicationId: string, enabled: boolean): Loadable<TeamReviews> {
  return loadable(
    useRead(
      'applications',
      ['reviews', applicationId],
      (signal) => api({ path: pathOf(applicationId), answer: teamReviews, signal }),
      { enabled },
    ),
  );
}

export async function saveReview(applicationId: string, body: SaveReviewRequest): Promise<void> {
  await api({ method: 'PUT', path: `${pathOf(applicationId)}/mine`, body, answer: myReview });
}

export function useScorecard(jobId: string): Loadable<Scorecard> {
  return loadable(
    useRead('jobs', ['scorecard', jobId], (signal) =>
      api({ path: `/api/jobs/${jobId}/scorecard`, answer: scorecard, signal }),
    ),
  );
}

export async function saveScorecard(jobId: string, body: SaveScorecardRequest): Promise<void> {
  await api({ method: 'PUT', path: `/api/jobs/${jobId}/scorecard`, body, answer: scorecard });
}

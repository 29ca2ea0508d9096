import {
  companyReview,
  companyReviewsPage,
  type CompanyReviewsPage,
  type DecideReviewRequest,
} from '@modules/companies/http/company-reviews.contract';
import type { verificationStates } from '@modules/companies/http/company-verification.contract';
import { api } from '../../../lib/backend';
import { useReadPages } from '../../../lib/use-read';

const PAGE = 20;

export type ReviewState = (typeof verificationStates)[number];

/** Companies in one verification state; those in review, oldest request first. */
export function useCompanyReviews(state: ReviewState) {
  return useReadPages<CompanyReviewsPage>('admin', ['company-reviews', state], (page, signal) =>
    api({
      path: '/api/admin/company-reviews',
      query: { state, page, limit: PAGE },
      answer: companyReviewsPage,
      signal,
    }),
  );
}

export async function decideReview(id: string, body: DecideReviewRequest): Promise<void> {
  await api({ method: 'PUT', path: `/api/admin/company-reviews/${id}`, body, answer: companyReview });
}

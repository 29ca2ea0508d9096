import { useState } from 'react';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { decideReview, type ReviewState, useCompanyReviews } from '../api/company-reviews';
import { growing } from '../components/growing';
import { useBackOfficeText } from '../messages/use-back-office-text';
import { CompanyReviewsView } from './CompanyReviewsView';

export function CompanyReviewsPage() {
  const text = useBackOfficeText();
  const toasts = useToasts();
  const [state, setState] = useState<ReviewState>('IN_REVIEW');
  const read = useCompanyReviews(state);
  useDocumentTitle(text('reviews.title'));
  return (
    <CompanyReviewsView
      {...growing(read, ({ reviews }) => reviews)}
      state={state}
      onState={setState}
      onConfirm={async ({ id, name, revision }) => {
        await decideReview(id, { status: 'VERIFIED', revision, reason: null });
        toasts.success(text('reviews.confirmed', { name }));
      }}
      onRefuse={async ({ id, name, revision }, reason) => {
        await decideReview(id, { status: 'UNVERIFIED', revision, reason });
        toasts.success(text('reviews.refused', { name }));
      }}
    />
  );
}

import { useState } from 'react';
import type { CompanyReview } from '@modules/companies/http/company-reviews.contract';
import type { verificationStates } from '@modules/companies/http/company-verification.contract';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { SegmentedFilter } from '../../../design-system/SegmentedFilter/SegmentedFilter';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import type { ReviewState } from '../api/company-reviews';
import { BackOfficePath } from '../components/BackOfficePath';
import { CardList, type Growing } from '../components/CardList';
import { CompanyReviewCard } from '../components/CompanyReviewCard';
import { RefuseReviewDialog } from '../components/RefuseReviewDialog';
import { useBackOfficeText } from '../messages/use-back-office-text';

/** Waiting ones first. */
const states = [
  'IN_REVIEW',
  'VERIFIED',
  'UNVERIFIED',
] as const satisfies readonly (typeof verificationStates)[number][];

export interface CompanyReviewsViewProps extends Growing<CompanyReview> {
  readonly state: ReviewState;
  readonly onState: (state: ReviewState) => void;
  readonly onConfirm: (review: CompanyReview) => Promise<void>;
  readonly onRefuse: (review: CompanyReview, reason: string) => Promise<void>;
}

/** Companies that asked to be verified, and verified ones. */
export function CompanyReviewsView({ state, onState, onConfirm, onRefuse, ...growing }: CompanyReviewsViewProps) {
  const text = useBackOfficeText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [busy, setBusy] = useState<string | null>(null);
  const [refused, setRefused] = useState<CompanyReview | null>(null);
  const confirm = async (review: CompanyReview): Promise<void> => {
    setBusy(review.id);
    try {
      await onConfirm(review);
    } catch (error) {
      toasts.error(`${text('reviews.failed')} ${errorText(error)}`);
    } finally {
      setBusy(null);
    }
  };
  return (
    <Page>
      <PageHeader
        title={text('reviews.title')}
        lead={text('reviews.lead')}
        breadcrumbs={<BackOfficePath here={text('reviews.title')} />}
      />
      <SegmentedFilter
        label={text('reviews.filter')}
        options={states.map((value) => ({ value, label: text(`reviews.state.${value}`) }))}
        value={state}
        onChange={onState}
      />
      <CardList {...growing} empty={{ title: text('reviews.empty'), sentence: text('reviews.empty.sentence') }}>
        {(review) => (
          <CompanyReviewCard
            key={review.id}
            review={review}
            isBusy={busy === review.id}
            onConfirm={() => void confirm(review)}
            onRefuse={() => setRefused(review)}
          />
        )}
      </CardList>
      <RefuseReviewDialog
        review={refused}
        onClose={() => setRefused(null)}
        onRefuse={async (review, reason) => {
          await onRefuse(review, reason);
          setRefused(null);
        }}
      />
    </Page>
  );
}

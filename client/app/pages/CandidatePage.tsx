import { lazy, Suspense } from 'react';
import { CandidateProfilePage } from '../../features/candidate-profile/pages/CandidateProfilePage';
import { ReserveAction } from '../../features/candidates/reserve/ReserveAction';

const SimilarButton = lazy(async () => ({
  default: (await import('../../features/shortlists/components/SimilarButton')).SimilarButton,
}));

/** A seeker's page for recruiters, with the buttons to reserve and to find similar people. */
export function CandidatePage() {
  return (
    <CandidateProfilePage
      renderReserve={(candidate) => <ReserveAction candidate={candidate} />}
      renderSimilar={({ id, full_name: name }) => (
        <Suspense fallback={null}>
          <SimilarButton userId={id} name={name} grow />
        </Suspense>
      )}
    />
  );
}

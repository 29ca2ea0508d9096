import { CandidateProfilePage } from '../../features/candidate-profile/pages/CandidateProfilePage';
import { ReserveAction } from '../../features/candidates/reserve/ReserveAction';

/** A seeker's page for recruiters, with the button to reserve. */
export function CandidatePage() {
  return <CandidateProfilePage renderReserve={(candidate) => <ReserveAction candidate={candidate} />} />;
}

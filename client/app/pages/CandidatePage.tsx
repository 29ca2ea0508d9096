import { CandidateProfilePage } from '../../features/candidate-profile/pages/CandidateProfilePage';
import { ReserveAction } from '../../features/candidates/reserve/ReserveAction';

/** A seeker's page for recruiters, with the way to reserve them. */
export function CandidatePage() {
  return <CandidateProfilePage renderReserve={(candidate) => <ReserveAction candidate={candidate} />} />;
}

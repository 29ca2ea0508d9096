import { CandidatesPage as CandidateSearch } from '../../features/candidates/pages/CandidatesPage';
import { StarButton } from '../../features/shortlists/components/StarButton';

/** The candidate search, with the star of shortlists on each card. */
export function CandidatesPage() {
  return <CandidateSearch renderStar={({ id, full_name: name }) => <StarButton userId={id} name={name} />} />;
}

import { useParams } from 'react-router';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useCandidate } from '../api/get-candidate';
import { CandidatePlayer } from '../components/CandidatePlayer';
import { useNow } from '../components/use-now';
import { useCandidateText } from '../messages/use-candidate-text';
import { CandidateProfileView } from './CandidateProfileView';

export function CandidateProfilePage() {
  const text = useCandidateText();
  const { userId = '' } = useParams();
  const candidate = useCandidate(userId);
  const now = useNow();
  useDocumentTitle(candidate.status === 'ready' ? candidate.data.full_name : text('title'));
  return (
    <CandidateProfileView
      candidate={candidate}
      now={now}
      renderPlayer={(videoId) => <CandidatePlayer videoId={videoId} />}
    />
  );
}

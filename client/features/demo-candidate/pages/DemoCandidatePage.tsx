import { useParams } from 'react-router';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useDemoCandidateText } from '../messages/use-demo-candidate-text';
import { DemoCandidateView } from './DemoCandidateView';

export function DemoCandidatePage() {
  const text = useDemoCandidateText();
  const { id = '1' } = useParams();
  // Shows at most 12 letters and digits of the address, so that a crafted link cannot put text on the page.
  const shown = id.replace(/[^\w-]/g, '').slice(0, 12) || '1';
  useDocumentTitle(text('title', { id: shown }));
  return <DemoCandidateView id={shown} />;
}

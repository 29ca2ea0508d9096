import { useParams } from 'react-router';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useDemoCandidateText } from '../messages/use-demo-candidate-text';
import { DemoCandidateView } from './DemoCandidateView';

export function DemoCandidatePage() {
  const text = useDemoCandidateText();
  const { id = '1' } = useParams();
  // Whatever stands in the address becomes a short number of letters and digits on the page, and nothing else.
  const shown = id.replace(/[^\w-]/g, '').slice(0, 12) || '1';
  useDocumentTitle(text('title', { id: shown }));
  return <DemoCandidateView id={shown} />;
}

import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { MAX_COMPARED } from '@modules/applications/http/comparison.contract';
import { dataOf } from '../../../lib/loadable';
import { useOccupation } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useComparison } from '../api/comparison';
import { useComparisonText } from '../messages/use-comparison-text';
import { ComparisonView } from './ComparisonView';

/** `/recruiter/jobs/{jobId}/compare?ids=…` */
export function ComparisonPage() {
  const text = useComparisonText();
  const { jobId = '' } = useParams();
  const [address] = useSearchParams();
  const ids = (address.get('ids') ?? '').split(',').filter(Boolean).slice(0, MAX_COMPARED);
  const comparison = useComparison(jobId, ids);
  const [isPlaying, setPlaying] = useState(false);
  useOccupation(isPlaying);
  useDocumentTitle([dataOf(comparison)?.title, text('title')].filter(Boolean).join(' · '));
  return <ComparisonView key={ids.join(' ')} jobId={jobId} comparison={comparison} onPlaying={setPlaying} />;
}

import { useParams } from 'react-router';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { saveScorecard, useScorecard } from '../api/reviews';
import { useReviewsText } from '../messages/use-reviews-text';
import { ScorecardView } from './ScorecardView';

/** `/recruiter/jobs/{jobId}/scorecard` */
export function ScorecardPage() {
  const text = useReviewsText();
  const { jobId = '' } = useParams();
  const scorecard = useScorecard(jobId);
  useDocumentTitle(text('scorecard.title'));
  return <ScorecardView jobId={jobId} scorecard={scorecard} onSave={(body) => saveScorecard(jobId, body)} />;
}

import { useParams } from 'react-router';
import { dataOf } from '../../../lib/loadable';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useJob } from '../api/get-job';
import { useJobsText } from '../messages/use-jobs-text';
import { JobView } from './JobView';

export function JobPage() {
  const text = useJobsText();
  const { jobId = '' } = useParams();
  const job = useJob(jobId);
  useDocumentTitle(dataOf(job)?.title ?? text('title'));
  return <JobView job={job} />;
}

import { useParams } from 'react-router';
import { dataOf } from '../../../lib/loadable';
import { useSession } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useJob } from '../api/get-job';
import { ApplyAction } from '../apply/ApplyAction';
import { useJobsText } from '../messages/use-jobs-text';
import { JobView } from './JobView';

export function JobPage() {
  const text = useJobsText();
  const { jobId = '' } = useParams();
  const job = useJob(jobId);
  const session = useSession();
  useDocumentTitle(dataOf(job)?.title ?? text('title'));
  if (session.status !== 'signed-in') return <JobView job={job} isVisitor />;
  const isSeeker = session.user.user_type === 'JOB_SEEKER';
  return <JobView job={job} isSeeker={isSeeker} renderApply={(data) => <ApplyAction job={data} />} />;
}

import { Navigate, useParams } from 'react-router';
import type { JobDetail } from '@modules/jobs/http/jobs.contract';
import { dataOf, type Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
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
  if (session.user.user_type === 'RECRUITER') return <OwnJobOrLeave job={job} />;
  const isSeeker = session.user.user_type === 'JOB_SEEKER';
  return <JobView job={job} isSeeker={isSeeker} renderApply={(data) => <ApplyAction job={data} />} />;
}

/** Recruiters see their own company's posting as candidates do; other postings redirect to the dashboard. */
function OwnJobOrLeave({ job }: { readonly job: Loadable<JobDetail> }) {
  const isOwn = dataOf(job)?.allowed_actions !== undefined;
  if (job.status === 'ready' && !isOwn) return <Navigate to={paths.recruiterDashboard} replace />;
  return <JobView job={job} isOwner />;
}

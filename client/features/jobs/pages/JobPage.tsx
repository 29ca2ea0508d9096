import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { JobDetail } from '@modules/jobs/http/jobs.contract';
import { dataOf, type Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { ApplyAction } from '../apply/ApplyAction';
import { HideAction } from '../components/CompanyMenu/HideAction';
import { PayComparison } from '../components/PayComparison/PayComparison';
import { SaveAction } from '../components/SaveButton/SaveAction';
import { SimilarJobs } from '../components/SimilarJobs/SimilarJobs';
import { useJobsText } from '../messages/use-jobs-text';
import { JobView } from './JobView';
import { useJobPage } from './use-job-page';

export function JobPage() {
  const text = useJobsText();
  const { job, similar: similarJobs, comparison } = useJobPage();
  const session = useSession();
  useDocumentTitle(dataOf(job)?.title ?? text('title'));
  const similar = <SimilarJobs jobs={similarJobs} />;
  const shown = dataOf(job);
  const pay = shown && <PayComparison job={shown} comparison={comparison} />;
  if (session.status !== 'signed-in') return <JobView job={job} isVisitor similar={similar} pay={pay} />;
  if (session.user.user_type === 'RECRUITER') return <OwnJobOrLeave job={job} pay={pay} />;
  const isSeeker = session.user.user_type === 'JOB_SEEKER';
  return (
    <JobView
      job={job}
      isSeeker={isSeeker}
      similar={similar}
      pay={pay}
      renderApply={(data) => (
        <>
          <ApplyAction job={data} />
          {isSeeker && <SaveAction job={data} wide />}
          {isSeeker && data.company_hidden === false && <HideAction job={data} />}
        </>
      )}
    />
  );
}

/** Recruiters see their own company's posting as candidates do; other postings redirect to the dashboard. */
function OwnJobOrLeave({ job, pay }: { readonly job: Loadable<JobDetail>; readonly pay: ReactNode }) {
  const isOwn = dataOf(job)?.allowed_actions !== undefined;
  if (job.status === 'ready' && !isOwn) return <Navigate to={paths.recruiterDashboard} replace />;
  return <JobView job={job} isOwner pay={pay} />;
}

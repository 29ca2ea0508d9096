import { useParams } from 'react-router';
import { dataOf } from '../../../lib/loadable';
import { useSession } from '../../../lib/session/use-session';
import { useJob } from '../api/get-job';
import { usePayComparison } from '../api/pay-comparison';
import { useSimilarJobs } from '../api/similar-jobs';

/** Everything that the page of a posting reads: the posting, then what depends on it. */
export function useJobPage() {
  const { jobId = '' } = useParams();
  const session = useSession();
  const isRecruiter = session.status === 'signed-in' && session.user.user_type === 'RECRUITER';
  const job = useJob(jobId);
  const similar = useSimilarJobs(jobId, job.status === 'ready' && !isRecruiter);
  const shown = dataOf(job);
  const hasPay = shown?.is_open === true && shown.salary_min !== null && shown.salary_max !== null;
  const comparison = usePayComparison(jobId, hasPay);
  return { job, similar, comparison };
}

import { jobDetail } from '@modules/jobs/http/jobs.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** Questions that a posting asks on video. */
export interface AskedOnVideo {
  readonly jobId: string;
  readonly title: string;
  readonly company: string;
  readonly questions: readonly string[];
}

/** @param jobId null for no posting; the result is then ready with null */
export function useAskedOnVideo(jobId: string | null): Loadable<AskedOnVideo | null> {
  const path = `/api/jobs/${encodeURIComponent(jobId ?? '')}` as const;
  const job = loadable(
    useRead('jobs', ['one', jobId], (signal) => api({ path, answer: jobDetail, signal }), { enabled: jobId !== null }),
  );
  if (jobId === null) return { status: 'ready', data: null };
  if (job.status !== 'ready') return job;
  const { title, company, video_questions: questions } = job.data;
  return { status: 'ready', data: { jobId, title, company: company.name, questions } };
}

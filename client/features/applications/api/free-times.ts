import { ownApplication } from '@modules/applications/http/applications.contract';
import {
  freeTimes,
  type FreeTimesAnswer,
  possibleInterviewers,
  type PossibleInterviewers,
} from '@modules/applications/http/availability.contract';
import { api } from '../../../lib/backend';
import { type Loadable, loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** When all interviewers of an interview are free. */
export function useFreeTimes(interviewId: string): Loadable<FreeTimesAnswer> {
  return loadable(
    useRead('interviews', ['free-times', interviewId], (signal) =>
      api({ path: `/api/interviews/${interviewId}/free-times`, answer: freeTimes, signal }),
    ),
  );
}

export async function takeFreeTime(interviewId: string, time: string): Promise<void> {
  await api({
    method: 'POST',
    path: `/api/interviews/${interviewId}/free-times`,
    body: { time },
    answer: ownApplication,
  });
}

/** Team members who can take part in a posting's interviews; empty while loading. */
export function useInterviewers(jobId: string): PossibleInterviewers['interviewers'] {
  const read = useRead('jobs', ['interviewers', jobId], (signal) =>
    api({ path: `/api/jobs/${jobId}/interviewers`, answer: possibleInterviewers, signal }),
  );
  return read.data?.interviewers ?? [];
}

import type { QueryClient } from '@tanstack/react-query';
import { type ApplyRequest, ownApplication } from '@modules/applications/http/applications.contract';
import type { JobDetail } from '@modules/jobs/http/jobs.contract';
import { isApiError } from '../../../lib/api-error';
import { api } from '../../../lib/backend';

/** The call carries an idempotency key, so a double click or a lost response applies once. */
export async function applyToJob(body: ApplyRequest): Promise<void> {
  await api({ method: 'POST', path: '/api/applications', body, answer: ownApplication });
}

/**
 * Shows the job as applied immediately, and reverts if the server refuses, unless the refusal says that the person has already
 * applied.
 */
export async function applyOptimistically(
  client: QueryClient,
  jobId: string,
  send: () => Promise<void>,
): Promise<void> {
  const isList = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
    queryKey[0] === 'applications' && queryKey[3] === 'applied-jobs';
  const isJob = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
    queryKey[0] === 'jobs' && queryKey[3] === 'one' && queryKey[4] === jobId;
  // A pending response is older than the application.
  await Promise.all([client.cancelQueries({ predicate: isList }), client.cancelQueries({ predicate: isJob })]);
  const lists = client.getQueriesData<readonly string[]>({ predicate: isList });
  const jobs = client.getQueriesData<JobDetail>({ predicate: isJob });
  for (const [key, applied] of lists) if (applied) client.setQueryData(key, [...applied, jobId]);
  for (const [key, job] of jobs) if (job) client.setQueryData(key, { ...job, applied: true });
  try {
    await send();
  } catch (error) {
    if (!isApiError(error, 'APPLICATIONS.ALREADY_APPLIED')) {
      for (const [key, before] of [...lists, ...jobs]) if (before) client.setQueryData(key, before);
    }
    for (const predicate of [isList, isJob]) void client.invalidateQueries({ predicate });
    throw error;
  }
}

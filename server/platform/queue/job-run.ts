import { type Job, UnrecoverableError } from 'bullmq';
import type { JobContext } from './job-context.js';
import { type JobData, jobData } from './job-data.js';
import type { RegisteredJob } from './job-registry.js';

/** One delivery of a job in the hands of the runner. */
export interface Run extends RegisteredJob {
  readonly job: Job<JobData>;
  readonly token: string;
  /** Fires when another worker owns the job. */
  readonly lost: AbortSignal;
  readonly payload: object;
  readonly context: JobContext;
}

/** @throws UnrecoverableError when what is stored is not what the job declares. */
export function checkedData(
  { definition }: RegisteredJob,
  data: unknown,
): { payload: object; requestId: string | null } {
  const envelope = jobData.safeParse(data);
  const payload = definition.payload.safeParse(envelope.success ? envelope.data.payload : undefined);
  if (!envelope.success || !payload.success) {
    // Trying again would read the same bytes, and a handler cannot be told about a payload it does not understand.
    throw new UnrecoverableError(`the stored payload of ${definition.name} is not what it declares`);
  }
  return { payload: payload.data as object, requestId: envelope.data.request_id };
}

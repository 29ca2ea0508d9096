import { type Job, UnrecoverableError } from 'bullmq';
import type { JobContext } from './job-context.js';
import { type JobData, jobData } from './job-data.js';
import type { RegisteredJob } from './job-registry.js';

/** One delivery of a job that is being run. */
export interface Run extends RegisteredJob {
  readonly job: Job<JobData>;
  readonly token: string;
  /** Fires if another worker owns the job now. */
  readonly lost: AbortSignal;
  readonly payload: object;
  readonly context: JobContext;
}

/** @throws UnrecoverableError if the stored data does not match the job's schema. */
export function checkedData(
  { definition }: RegisteredJob,
  data: unknown,
): { payload: object; requestId: string | null } {
  const envelope = jobData.safeParse(data);
  const payload = definition.payload.safeParse(envelope.success ? envelope.data.payload : undefined);
  if (!envelope.success || !payload.success) {
    // Retrying would read the same data, and `exhausted` cannot be called with an invalid payload.
    throw new UnrecoverableError(`the stored payload of ${definition.name} is not what it declares`);
  }
  return { payload: payload.data as object, requestId: envelope.data.request_id };
}

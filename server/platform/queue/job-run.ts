import type { Job } from 'bullmq';
import type { JobContext } from './job-context.js';
import { type JobData, jobData } from './job-data.js';
import type { JobRegistry, RegisteredJob } from './job-registry.js';

/** One delivery of a job that is being run. */
export interface Run extends RegisteredJob {
  readonly job: Job<JobData>;
  readonly token: string;
  /** Fires if another worker owns the job now. */
  readonly lost: AbortSignal;
  readonly payload: object;
  readonly context: JobContext;
}

/** A job that this version can run, or the reason why it cannot. */
export type Readable =
  | { readonly registered: RegisteredJob; readonly payload: object; readonly data: JobData }
  | { readonly unreadable: string };

export function readJob(registry: JobRegistry, { name, data }: Pick<Job<JobData>, 'name' | 'data'>): Readable {
  const registered = registry.find(name);
  if (!registered) return { unreadable: `job ${name} is unknown to this version` };
  const envelope = jobData.safeParse(data);
  const payload = registered.definition.payload.safeParse(envelope.success ? envelope.data.payload : undefined);
  if (!envelope.success || !payload.success) {
    return { unreadable: `the stored payload of ${name} is not what it declares` };
  }
  return { registered, payload: payload.data as object, data: envelope.data };
}

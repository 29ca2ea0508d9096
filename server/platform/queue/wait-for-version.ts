import { DelayedError, type Job, UnrecoverableError } from 'bullmq';
import type { Logger } from '../logging/logger.js';
import { randomFraction } from './backoff.js';
import type { JobOutcome } from './job-context.js';
import { type JobData, jobWaiting } from './job-data.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** The job is a dead letter after this long. */
export const MAX_WAIT_MS = 3 * DAY;
/** The next run of the schedule does the same work, so a run is not worth a dead letter. */
const MAX_SCHEDULED_WAIT_MS = 10 * MINUTE;
const MIN_PAUSE_MS = SECOND;
const MAX_PAUSE_MS = MINUTE;

/**
 * A worker cannot choose which jobs it takes. It puts back what it cannot run, for a worker of another version, and counts no
 * attempt. The pause grows with the age, from a second to a minute after 20 minutes. Operators see the job with its reason (`WaitingWork`).
 *
 * @throws DelayedError, or UnrecoverableError when no version came in time.
 */
export async function waitForVersion(
  job: Job<JobData>,
  token: string,
  reason: string,
  logger: Logger,
): Promise<JobOutcome> {
  const known = jobWaiting.safeParse((job.data as Partial<JobData> | null)?.waiting);
  const since = known.success ? known.data.since : Date.now();
  const age = Date.now() - since;
  const fields = { job: job.name, jobId: job.id, reason };
  if (job.repeatJobKey && age > MAX_SCHEDULED_WAIT_MS) {
    logger.warn(fields, 'scheduled run dropped: no version can run it');
    return 'skipped';
  }
  if (age > MAX_WAIT_MS) throw new UnrecoverableError(reason);
  if (known.success) logger.debug(fields, 'job still waits');
  else logger.warn(fields, 'job waits');
  await job.updateData({ ...job.data, waiting: { since, reason } });
  const pause = Math.min(Math.max(age / 20, MIN_PAUSE_MS), MAX_PAUSE_MS);
  await job.moveToDelayed(Date.now() + Math.round(pause * (0.5 + randomFraction() / 2)), token);
  throw new DelayedError();
}

import type { JobsOptions } from 'bullmq';
import type { AnyJobDefinition } from './define-job.js';

/** Name of our backoff strategy. The worker reads the numbers from the definition. */
export const cappedBackoff = 'capped-exponential';

/**
 * How long finished jobs are kept. Completed jobs identify messages that were relayed twice, so keep them longer than the relay
 * retries. Failed jobs are the dead letters. The counts limit disk space.
 */
const keepCompleted = { age: 24 * 3_600, count: 10_000 };
const keepFailed = { age: 30 * 24 * 3_600, count: 10_000 };

/** Options of every job of a definition, scheduled or not. */
export function sharedJobOptions({ attempts }: AnyJobDefinition): JobsOptions {
  return {
    attempts,
    backoff: { type: cappedBackoff },
    removeOnComplete: keepCompleted,
    removeOnFail: keepFailed,
    stackTraceLimit: 20,
  };
}

/**
 * Options of one job.
 *
 * @param id of the delivery: adding the same id twice adds one job.
 * @param key against duplicates (see `JobDefinition.jobId`); null if each delivery is a separate job.
 */
export function jobOptions(definition: AnyJobDefinition, id: string, key: string | null): JobsOptions {
  return {
    ...sharedJobOptions(definition),
    jobId: id,
    ...(key === null ? {} : { deduplication: { id: workKey(definition, key), keepLastIfActive: true } }),
  };
}

/** Key with the job's name, because several job types can share a queue. */
export const workKey = (definition: AnyJobDefinition, key: string): string => `${definition.name}/${key}`;

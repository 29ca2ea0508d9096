import type { JobsOptions } from 'bullmq';
import type { AnyJobDefinition } from './define-job.js';

/** Name of our backoff strategy; the worker looks the figures up in the definition. */
export const cappedBackoff = 'capped-exponential';

/**
 * How long finished jobs stay. Completed ones are the memory by which a message relayed twice is recognised, so they must
 * outlive any retry of the relay; failed ones are the dead letters a person looks at. Counts bound the space.
 */
const keepCompleted = { age: 24 * 3_600, count: 10_000 };
const keepFailed = { age: 30 * 24 * 3_600, count: 10_000 };

/** Options that every job of a definition shares, scheduled or not. */
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
 * @param key of the work (see `JobDefinition.jobId`), or null when each delivery is work of its own.
 */
export function jobOptions(definition: AnyJobDefinition, id: string, key: string | null): JobsOptions {
  return {
    ...sharedJobOptions(definition),
    jobId: id,
    ...(key === null ? {} : { deduplication: { id: workKey(definition, key), keepLastIfActive: true } }),
  };
}

/** Two jobs may share a queue, and their keys must not meet there. */
export const workKey = (definition: AnyJobDefinition, key: string): string => `${definition.name}/${key}`;

export { type Backoff, defineJob, type JobDefinition, on, type PayloadOf, type Schedule } from './define-job.js';
export { defineQueue, type QueueDefinition } from './define-queue.js';
export { HandlesJob, type JobHandler } from './handles-job.decorator.js';
export type { JobContext, JobOutcome } from './job-context.js';
export { type QueueCounts, QueueOverview } from './queue-overview.query.js';
export { QueueModule, UnknownQueue, type WorkerOptions } from './queue.module.js';
export { QueueUnavailable } from './queues.js';
export { UnrecoverableJob } from './unrecoverable-job.error.js';

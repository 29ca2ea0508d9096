import type { AnyJobDefinition } from './define-job.js';
import type { QueueDefinition } from './define-queue.js';

/**
 * All declared queues and jobs. A definition without a handler cannot be found through a handler, so each one registers itself
 * here, and the registry compares this list with the handlers at startup.
 */
const queues: QueueDefinition[] = [];
const jobs: AnyJobDefinition[] = [];

export function noteQueue(definition: QueueDefinition): void {
  queues.push(definition);
}

export function noteJob(definition: AnyJobDefinition): void {
  jobs.push(definition);
}

export const declaredQueues = (): readonly QueueDefinition[] => queues;
export const declaredJobs = (): readonly AnyJobDefinition[] => jobs;

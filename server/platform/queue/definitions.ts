import type { AnyJobDefinition } from './define-job.js';
import type { QueueDefinition } from './define-queue.js';

/**
 * What the loaded modules have declared. A definition that nobody handles cannot be found through its handler, so each
 * one is noted where it is made; the registry compares this list with the handlers when the process starts.
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

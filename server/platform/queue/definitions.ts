import type { AnyEventDefinition } from '../outbox/define-event.js';
import type { AnyJobDefinition } from './define-job.js';
import type { QueueDefinition } from './define-queue.js';

/**
 * All declared queues, jobs and events. A definition without a handler cannot be found through a handler, so each one registers
 * itself here, and the registry compares this list with the handlers at startup.
 */
const queues: QueueDefinition[] = [];
const jobs: AnyJobDefinition[] = [];
const events: AnyEventDefinition[] = [];

export function noteQueue(definition: QueueDefinition): void {
  queues.push(definition);
}

export function noteJob(definition: AnyJobDefinition): void {
  jobs.push(definition);
}

export function noteEvent(definition: AnyEventDefinition): void {
  events.push(definition);
}

export const declaredQueues = (): readonly QueueDefinition[] => queues;
export const declaredJobs = (): readonly AnyJobDefinition[] => jobs;
export const declaredEvents = (): readonly AnyEventDefinition[] => events;

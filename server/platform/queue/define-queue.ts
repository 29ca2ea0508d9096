import { noteQueue } from './definitions.js';

/** A queue with its own workers, so that one type of job cannot block another. Create it with {@link defineQueue}. */
export interface QueueDefinition {
  /** Stored in the backend, so never rename it. Also used in `npm run worker -- --queues <name>`. */
  readonly name: string;
  /** Jobs that one worker process runs in parallel. */
  readonly concurrency: number;
  /** A worker that does not renew its lock for this long loses its job. It renews four times as often. */
  readonly lockSeconds: number;
  /**
   * Interval of the search for lost jobs. One pass marks a job and a later one requeues it, and the worker that ran the pass may
   * have died: so a killed worker's job resumes within lock + stalled, or three times stalled if that is longer.
   */
  readonly stalledSeconds: number;
}

/** Defaults of 5 and 2 seconds, with which a killed worker's job resumes within 7 s. */
export type QueueOptions = Pick<QueueDefinition, 'name' | 'concurrency'> &
  Partial<Pick<QueueDefinition, 'lockSeconds' | 'stalledSeconds'>>;

const queueName = /^[a-z][a-z0-9-]{0,39}$/;

/**
 * Declares a queue.
 *
 * @throws RangeError at import time for an invalid name or number.
 * @example export const mediaQueue = defineQueue({ name: 'media', concurrency: 1, lockSeconds: 5, stalledSeconds: 2 });
 */
export function defineQueue({ name, concurrency, lockSeconds = 5, stalledSeconds = 2 }: QueueOptions): QueueDefinition {
  if (!queueName.test(name)) throw new RangeError(`Queue "${name}": lower-case letters, digits and hyphens only`);
  if (!Number.isInteger(concurrency) || concurrency < 1)
    throw new RangeError(`Queue "${name}": concurrency must be ≥ 1`);
  if (!(lockSeconds >= 2))
    throw new RangeError(`Queue "${name}": lockSeconds must be ≥ 2, a shorter lock is lost in a pause`);
  if (!(stalledSeconds >= 1)) throw new RangeError(`Queue "${name}": stalledSeconds must be ≥ 1`);
  const definition = Object.freeze({ name, concurrency, lockSeconds, stalledSeconds });
  noteQueue(definition);
  return definition;
}

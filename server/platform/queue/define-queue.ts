import { noteQueue } from './definitions.js';

/** A lane of work with its own workers, so that one kind cannot starve another. Make it with {@link defineQueue}. */
export interface QueueDefinition {
  /** Stored in the backend: never renamed. Also the word in `npm run worker -- --queues <name>`. */
  readonly name: string;
  /** Jobs one worker process runs at once. */
  readonly concurrency: number;
  /** A worker that shows no life for this long has lost its job. It renews four times as often. */
  readonly lockSeconds: number;
  /**
   * How often lost jobs are looked for. One pass marks a job and a later one takes it back, and the worker that looked last
   * may be the one that died: a killed worker's job resumes within lock + stalled, or three times stalled if that is longer.
   */
  readonly stalledSeconds: number;
}

/** The two times have defaults (5 and 2) with which a killed worker's job resumes within 7 s. */
export type QueueOptions = Pick<QueueDefinition, 'name' | 'concurrency'> &
  Partial<Pick<QueueDefinition, 'lockSeconds' | 'stalledSeconds'>>;

const queueName = /^[a-z][a-z0-9-]{0,39}$/;

/**
 * Declares a queue.
 *
 * @throws RangeError at import time when a figure cannot work, so a wrong one never reaches production.
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

import type { z } from 'zod';
import type { Subscription } from '../outbox/define-event.js';
import type { QueueDefinition } from './define-queue.js';
import { noteJob } from './definitions.js';

export { on } from '../outbox/define-event.js';

/** Schedule of a job. `cron` has five or six fields and uses `timezone` (IANA name). */
export type Schedule = { readonly everySeconds: number } | { readonly cron: string; readonly timezone: string };

/** Wait before the attempt after the n-th failure: `seconds * 2^(n-1)`, at most `maxSeconds`, with jitter. */
export interface Backoff {
  readonly seconds: number;
  /** Default 600. */
  readonly maxSeconds?: number;
}

/** A type of job: its name, payload and options. Create it with {@link defineJob}. */
export interface JobDefinition<T extends object> {
  /** `<module>.<verb-noun>`, for example `media.compress-video`. Stored in the backend, so never rename it. */
  readonly name: string;
  readonly queue: QueueDefinition;
  /** Schema of the payload: ids, never personal data. Must survive JSON unchanged (no transforms, no Date). */
  readonly payload: z.ZodType<T>;
  /** Attempts before the job fails for good. Default 5. */
  readonly attempts: number;
  /** Default: 2 s, doubling up to 10 minutes. */
  readonly backoff: Required<Backoff>;
  /**
   * Key against duplicates. While a job with the key waits, another is dropped. While one runs, one more runs after it, because the
   * running one may have read the old state. The key is free again when the job has finished.
   */
  jobId?(payload: T): string;
  readonly startedBy: readonly Subscription<unknown>[];
  /** A scheduled job has an empty payload: `payload` must accept `{}`. */
  readonly schedule?: Schedule;
}

// The registry holds definitions with different payloads and validates each payload with its own schema. JobDefinition is
// contravariant in T because of jobId, so no other type argument accepts all of them.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyJobDefinition = JobDefinition<any>;

/** The payload type of a definition. */
export type PayloadOf<D extends AnyJobDefinition> = D extends JobDefinition<infer T> ? T : never;

export interface JobOptions<S extends z.ZodType<object>> {
  name: string;
  queue: QueueDefinition;
  payload: S;
  attempts?: number;
  backoff?: Backoff;
  jobId?: (payload: z.output<S>) => string;
  startedBy?: readonly Subscription<z.input<S>>[];
  schedule?: Schedule;
}

const jobName = /^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/;

/**
 * Declares a job. Exactly one provider must carry `@HandlesJob(definition)`; otherwise the process refuses to start.
 *
 * @throws RangeError at import time for an invalid name or number.
 * @example
 * export const compressVideo = defineJob({
 *   name: 'media.compress-video',
 *   queue: mediaQueue,
 *   payload: z.object({ video_id: z.uuid() }),
 *   attempts: 3,
 *   backoff: { seconds: 5 },
 *   jobId: (payload) => payload.video_id,
 *   startedBy: [on(videoUploaded, (event) => ({ video_id: event.video_id }))],
 * });
 */
export function defineJob<S extends z.ZodType<object>>(options: JobOptions<S>): JobDefinition<z.output<S>> {
  const { name, queue, payload, attempts = 5, backoff = { seconds: 2 }, jobId, startedBy = [], schedule } = options;
  if (!jobName.test(name)) throw new RangeError(`Job "${name}": the name is <module>.<verb-noun> in lower case`);
  if (!Number.isInteger(attempts) || attempts < 1) throw new RangeError(`Job "${name}": attempts must be ≥ 1`);
  if (!(backoff.seconds > 0)) throw new RangeError(`Job "${name}": backoff.seconds must be > 0`);
  if (schedule && 'everySeconds' in schedule && !(schedule.everySeconds >= 1)) {
    throw new RangeError(`Job "${name}": schedule.everySeconds must be ≥ 1`);
  }
  if (schedule && !payload.safeParse({}).success) {
    throw new RangeError(`Job "${name}": a scheduled job gets an empty payload, which its schema refuses`);
  }
  const definition: JobDefinition<z.output<S>> = {
    name,
    queue,
    payload: payload as unknown as z.ZodType<z.output<S>>,
    attempts,
    backoff: { seconds: backoff.seconds, maxSeconds: backoff.maxSeconds ?? 600 },
    startedBy,
    ...(jobId ? { jobId } : {}),
    ...(schedule ? { schedule } : {}),
  };
  noteJob(definition);
  return definition;
}

import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type IQueueBackend, type Job, Queue } from 'bullmq';
import type { AnyJobDefinition } from './define-job.js';
import { withDeadline } from './deadline.js';
import { QueueErrorReporter } from './error-reporter.js';
import type { JobData } from './job-data.js';
import { jobOptions, workKey } from './job-options.js';
import { connectionByBackend, QUEUE_BACKEND, type QueueBackend, queuePrefix } from './queue-backend.js';

export type JobQueue = Queue<JobData, string, string, JobData, string, string, IQueueBackend>;

/** Timeout of one call to the backend (milliseconds). */
const ANSWER_MS = 3_000;

/** The backend is unavailable. The request itself is fine and can be repeated later. */
export class QueueUnavailable extends Error {
  constructor(cause: unknown) {
    super('the queue cannot be reached', { cause });
    this.name = 'QueueUnavailable';
  }
}

export interface JobDelivery {
  readonly definition: AnyJobDefinition;
  /** Unique per delivery, and the same if it is repeated. */
  readonly id: string;
  /** Key against duplicates (see `JobDefinition.jobId`). */
  readonly key: string | null;
  readonly data: JobData;
}

/** Queue handles, created on first use. Every method answers or fails within seconds. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  readonly #queues = new Map<string, JobQueue>();

  constructor(
    @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
    private readonly errors: QueueErrorReporter,
  ) {}

  /**
   * Runs one call on a queue.
   *
   * @throws QueueUnavailable if it does not answer in time or its first connection failed.
   */
  async ask<T>(name: string, question: (queue: JobQueue) => Promise<T>): Promise<T> {
    const queue = this.#handle(name);
    try {
      await withDeadline(`queue ${name}`, ANSWER_MS, queue.waitUntilReady());
    } catch (error) {
      // BullMQ remembers a failed start for ever, so only a new handle can try again.
      this.#queues.delete(name);
      queue.close().catch((closing: unknown) => this.errors.report(`queue ${name}`, closing));
      throw new QueueUnavailable(error);
    }
    return withDeadline(`queue ${name}`, ANSWER_MS, question(queue));
  }

  /**
   * Adds a job once, even if called again with the same id.
   *
   * @throws QueueUnavailable if the backend is unavailable; any other error concerns this job.
   */
  async add(delivery: JobDelivery): Promise<void> {
    const { queue } = delivery.definition;
    try {
      await this.ask(queue.name, (handle) => addOnce(handle, delivery));
    } catch (error) {
      if (error instanceof QueueUnavailable) throw error;
      // Is it the queue or the job? If the queue answers another call, the job caused the error.
      await this.ask(queue.name, (handle) => handle.getWaitingCount()).catch((silence: unknown) => {
        throw silence instanceof QueueUnavailable ? silence : new QueueUnavailable(silence);
      });
      throw error;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    const closing = [...this.#queues].map(([name, queue]) =>
      withDeadline(`closing queue ${name}`, ANSWER_MS, queue.close()).catch((error: unknown) =>
        this.errors.report(`queue ${name}`, error),
      ),
    );
    this.#queues.clear();
    await Promise.all(closing);
  }

  #handle(name: string): JobQueue {
    const known = this.#queues.get(name);
    if (known) return known;
    const queue: JobQueue = new Queue(
      name,
      { connection: connectionByBackend, prefix: queuePrefix },
      this.backend.factory,
    );
    queue.on('error', (error) => this.errors.report(`queue ${name}`, error));
    this.#queues.set(name, queue);
    return queue;
  }
}

/**
 * A job with a key needs more than its id, because of two bugs in BullMQ's PostgreSQL functions. A repeated delivery of a finished
 * job would take the key for that finished job and never free it, so look for the job first. If a key still belongs to a finished
 * job, free it and add the job again.
 */
async function addOnce(queue: JobQueue, { definition, id, key, data }: JobDelivery): Promise<void> {
  const options = jobOptions(definition, id, key);
  if (key === null) {
    await queue.add(definition.name, data, options);
    return;
  }
  if (await queue.getJob(id)) return;
  const added: Job<JobData> = await queue.add(definition.name, data, options);
  if (added.id === id || !added.id) return;
  const holder = await queue.getJobState(added.id);
  if (holder !== 'completed' && holder !== 'failed') return;
  await queue.removeDeduplicationKey(workKey(definition, key));
  await queue.add(definition.name, data, options);
}

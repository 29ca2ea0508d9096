import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type IQueueBackend, type Job, Queue } from 'bullmq';
import type { AnyJobDefinition } from './define-job.js';
import { withDeadline } from './deadline.js';
import { QueueErrorReporter } from './error-reporter.js';
import type { JobData } from './job-data.js';
import { jobOptions, workKey } from './job-options.js';
import { connectionByBackend, QUEUE_BACKEND, type QueueBackend, queuePrefix } from './queue-backend.js';

export type JobQueue = Queue<JobData, string, string, JobData, string, string, IQueueBackend>;

/** Longest time anything waits for the backend's answer to one question (milliseconds). */
const ANSWER_MS = 3_000;

/** The backend is not there now. Nothing is wrong with what was asked: wait. */
export class QueueUnavailable extends Error {
  constructor(cause: unknown) {
    super('the queue cannot be reached', { cause });
    this.name = 'QueueUnavailable';
  }
}

export interface JobDelivery {
  readonly definition: AnyJobDefinition;
  /** Unique for this delivery and the same at every repetition of it. */
  readonly id: string;
  /** Names the work (see `JobDefinition.jobId`). */
  readonly key: string | null;
  readonly data: JobData;
}

/** Handles of the queues, made at first use. Everything here answers or fails within seconds, whatever the backend does. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  readonly #queues = new Map<string, JobQueue>();

  constructor(
    @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
    private readonly errors: QueueErrorReporter,
  ) {}

  /**
   * Asks one question of a queue.
   *
   * @throws QueueUnavailable when it does not answer in time or its first connection failed.
   */
  async ask<T>(name: string, question: (queue: JobQueue) => Promise<T>): Promise<T> {
    const queue = this.#handle(name);
    try {
      await withDeadline(`queue ${name}`, ANSWER_MS, queue.waitUntilReady());
    } catch (error) {
      // BullMQ remembers a failed start for ever; a fresh handle is the only way to try again.
      this.#queues.delete(name);
      queue.close().catch((closing: unknown) => this.errors.report(`queue ${name}`, closing));
      throw new QueueUnavailable(error);
    }
    return withDeadline(`queue ${name}`, ANSWER_MS, question(queue));
  }

  /**
   * Adds a job once, however often it is called with the same id.
   *
   * @throws QueueUnavailable when the backend is away; any other error is about this job.
   */
  async add(delivery: JobDelivery): Promise<void> {
    const { queue } = delivery.definition;
    try {
      await this.ask(queue.name, (handle) => addOnce(handle, delivery));
    } catch (error) {
      if (error instanceof QueueUnavailable) throw error;
      // The queue or the job? A queue that answers a question is there, so it was the job.
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
 * Ids alone are not enough for keyed work, for two reasons found in BullMQ's PostgreSQL functions. A repeated delivery
 * whose job has finished would claim the key for that finished job, and nothing would ever free it: so it is recognised
 * first. And should a key point at a finished job all the same, it is freed and the job added again.
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

import { MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { JobData } from '../queue/job-data.js';
import { JobRegistry } from '../queue/job-registry.js';
import { Queues } from '../queue/queues.js';

/** Work that was given up: a message that never became a job, or a job that failed permanently. */
export interface DeadLetter {
  readonly source: 'outbox' | 'queue';
  readonly id: string;
  /** Name of the event or job. */
  readonly name: string;
  /** Null for a message of the outbox. */
  readonly queue: string | null;
  readonly payload: unknown;
  readonly requestId: string | null;
  readonly attempts: number;
  readonly error: string;
  readonly diedAt: Date;
}

interface Row {
  id: string;
  name: string;
  payload: unknown;
  request_id: string | null;
  attempts: number;
  last_error: string | null;
  dead_at: Date;
}

/** Dead letters that a person must check, newest first. */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly orm: MikroORM,
    @Inject(JobRegistry) private readonly registry: JobRegistry,
    private readonly queues: Queues,
  ) {}

  /**
   * @param limit 1 to 100.
   * @throws QueueUnavailable if the queue is unavailable.
   */
  async list(limit: number): Promise<readonly DeadLetter[]> {
    const lists = await Promise.all([
      this.messages(limit),
      ...this.registry.queueNames().map((queue) => this.#jobs(queue, limit)),
    ]);
    return lists
      .flat()
      .sort((a, b) => b.diedAt.getTime() - a.diedAt.getTime() || a.id.localeCompare(b.id))
      .slice(0, limit);
  }

  /** Only those of the outbox, which also works while the queue is unavailable. @param limit 1 to 100. */
  async messages(limit: number): Promise<readonly DeadLetter[]> {
    const rows = await this.orm.em.fork().execute<Row[]>(
      `select id, name, payload, request_id, attempts, last_error, dead_at
       from outbox_message where dead_at is not null order by dead_at desc, id limit ?`,
      [limit],
    );
    return rows.map((row) => ({
      source: 'outbox',
      id: row.id,
      name: row.name,
      queue: null,
      payload: row.payload,
      requestId: row.request_id,
      attempts: row.attempts,
      error: row.last_error ?? '',
      diedAt: new Date(row.dead_at),
    }));
  }

  async #jobs(queue: string, limit: number): Promise<readonly DeadLetter[]> {
    const jobs = await this.queues.ask(queue, (handle) => handle.getFailed(0, limit - 1));
    return jobs.map((job: Job<JobData>) => ({
      source: 'queue',
      id: job.id ?? '',
      name: job.name,
      queue,
      payload: job.data.payload,
      requestId: job.data.request_id,
      attempts: job.attemptsMade,
      error: job.failedReason ?? '',
      diedAt: new Date(job.finishedOn ?? job.timestamp),
    }));
  }
}

import { MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { jobWaiting } from '../queue/job-data.js';
import { JobRegistry } from '../queue/job-registry.js';
import { Queues } from '../queue/queues.js';

/** Work that this version of the server cannot read and leaves for another. */
export interface WaitingItem {
  readonly source: 'outbox' | 'queue';
  readonly id: string;
  /** Name of the event or job. */
  readonly name: string;
  /** Null for a message of the outbox. */
  readonly queue: string | null;
  readonly reason: string;
  readonly since: Date;
  readonly requestId: string | null;
}

interface Row {
  id: string;
  name: string;
  last_error: string | null;
  waiting_since: Date;
  request_id: string | null;
}

/** Delayed jobs that are read of each queue. Waiting ones are due within a minute, so they come first. */
const MAX_DELAYED = 200;

/** Oldest first, because the oldest are given up first. */
@Injectable()
export class WaitingWork {
  constructor(
    private readonly orm: MikroORM,
    @Inject(JobRegistry) private readonly registry: JobRegistry,
    private readonly queues: Queues,
  ) {}

  /**
   * @param limit 1 to 100.
   * @throws QueueUnavailable if the queue is unavailable.
   */
  async list(limit: number): Promise<readonly WaitingItem[]> {
    const lists = await Promise.all([
      this.messages(limit),
      ...this.registry.queueNames().map((queue) => this.#jobs(queue)),
    ]);
    return lists
      .flat()
      .sort((a, b) => a.since.getTime() - b.since.getTime() || a.id.localeCompare(b.id))
      .slice(0, limit);
  }

  /** Only those of the outbox, which also works while the queue is unavailable. @param limit 1 to 100. */
  async messages(limit: number): Promise<readonly WaitingItem[]> {
    const rows = await this.orm.em.fork().execute<Row[]>(
      `select id, name, last_error, waiting_since, request_id
       from outbox_message where waiting_for is not null order by waiting_since, id limit ?`,
      [limit],
    );
    return rows.map((row) => ({
      source: 'outbox',
      id: row.id,
      name: row.name,
      queue: null,
      reason: row.last_error ?? '',
      since: new Date(row.waiting_since),
      requestId: row.request_id,
    }));
  }

  async #jobs(queue: string): Promise<readonly WaitingItem[]> {
    const jobs = await this.queues.ask(queue, (handle) => handle.getDelayed(0, MAX_DELAYED - 1));
    return jobs.flatMap(({ id, name, data }) => {
      const waiting = jobWaiting.safeParse(data?.waiting);
      if (!waiting.success) return [];
      const { reason, since } = waiting.data;
      const requestId = typeof data.request_id === 'string' ? data.request_id : null;
      return [{ source: 'queue' as const, id: id ?? '', name, queue, reason, since: new Date(since), requestId }];
    });
  }
}

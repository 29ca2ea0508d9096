import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { NotFound } from '../errors/request.errors.js';
import { JobRegistry } from '../queue/job-registry.js';
import { Queues } from '../queue/queues.js';

/** Identifies a dead letter: by id in the outbox, by queue and id in a queue. */
export type DeadLetterName =
  | { readonly source: 'outbox'; readonly id: string }
  | { readonly source: 'queue'; readonly queue: string; readonly id: string };

/** Retries work that was given up, with as many attempts as new work. */
@Injectable()
export class RetryDeadLetter {
  constructor(
    private readonly em: EntityManager,
    @Inject(JobRegistry) private readonly registry: JobRegistry,
    private readonly queues: Queues,
  ) {}

  /** In the caller's transaction. @throws NotFound if it is not dead, or was already retried. */
  async message(id: string): Promise<void> {
    const rows = await this.em.execute<unknown[]>(
      `update outbox_message set dead_at = null, attempts = 0, available_at = now()
        where id = ? and dead_at is not null and published_at is null returning id`,
      [id],
    );
    if (rows.length === 0) throw new NotFound();
  }

  /** @throws NotFound if the queue or the failed job does not exist. @throws QueueUnavailable if the queue is unavailable. */
  async assertFailed(queue: string, id: string): Promise<void> {
    if (!this.registry.queueNames().includes(queue)) throw new NotFound();
    const failed = await this.queues.ask(queue, async (handle) => (await handle.getJob(id))?.isFailed() ?? false);
    if (!failed) throw new NotFound();
  }

  /** Immediately and outside any transaction, because the queue is another system. @throws like `assertFailed`. */
  async job(queue: string, id: string): Promise<void> {
    await this.assertFailed(queue, id);
    await this.queues.ask(queue, async (handle) =>
      (await handle.getJob(id))?.retry('failed', { resetAttemptsMade: true }),
    );
  }
}

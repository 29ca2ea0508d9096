import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { NotFound } from '../errors/request.errors.js';
import { JobRegistry } from '../queue/job-registry.js';
import { Queues } from '../queue/queues.js';

/** Which dead letter: the outbox's have an id, the queues' an id within their queue. */
export type DeadLetterName =
  | { readonly source: 'outbox'; readonly id: string }
  | { readonly source: 'queue'; readonly queue: string; readonly id: string };

/** Work that was given up is tried again, as often as if it were new. */
@Injectable()
export class RetryDeadLetter {
  constructor(
    private readonly em: EntityManager,
    @Inject(JobRegistry) private readonly registry: JobRegistry,
    private readonly queues: Queues,
  ) {}

  /** In the caller's transaction. @throws NotFound for what is not dead, or was taken up by somebody else. */
  async message(id: string): Promise<void> {
    const rows = await this.em.execute<unknown[]>(
      `update outbox_message set dead_at = null, attempts = 0, available_at = now()
        where id = ? and dead_at is not null and published_at is null returning id`,
      [id],
    );
    if (rows.length === 0) throw new NotFound();
  }

  /** @throws NotFound for no queue, or no job that failed in it. @throws QueueUnavailable when the queue is away. */
  async assertFailed(queue: string, id: string): Promise<void> {
    if (!this.registry.queueNames().includes(queue)) throw new NotFound();
    const failed = await this.queues.ask(queue, async (handle) => (await handle.getJob(id))?.isFailed() ?? false);
    if (!failed) throw new NotFound();
  }

  /** At once, and outside any transaction: the queue is another system. @throws as `assertFailed` does. */
  async job(queue: string, id: string): Promise<void> {
    await this.assertFailed(queue, id);
    await this.queues.ask(queue, async (handle) =>
      (await handle.getJob(id))?.retry('failed', { resetAttemptsMade: true }),
    );
  }
}

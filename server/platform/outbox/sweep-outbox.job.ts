import { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { defineJob } from '../queue/define-job.js';
import { defineQueue } from '../queue/define-queue.js';
import { HandlesJob, type JobHandler } from '../queue/handles-job.decorator.js';
import type { JobContext, JobOutcome } from '../queue/job-context.js';

/** Maintenance of the platform itself. */
export const maintenanceQueue = defineQueue({ name: 'maintenance', concurrency: 1 });

export const sweepOutbox = defineJob({
  name: 'platform.sweep-outbox',
  queue: maintenanceQueue,
  payload: z.object({}),
  schedule: { everySeconds: 3_600 },
});

/** Long enough to examine last week. Dead messages stay until a person handles them. */
const KEEP_DAYS = 7;
/** Small batches, so that relays do not wait. */
const CHUNK = 5_000;

/** Then a person must look at a message that waits for another version. */
const WAIT_DAYS = 7;

/** Deletes messages that were delivered a week ago, and gives up those that waited as long for another version. */
@HandlesJob(sweepOutbox)
export class SweepOutboxJob implements JobHandler<typeof sweepOutbox> {
  constructor(private readonly em: EntityManager) {}

  async handle(_payload: object, { signal, log }: JobContext): Promise<JobOutcome> {
    let removed = 0;
    for (;;) {
      signal.throwIfAborted();
      const rows = await this.em.execute<object[]>(
        `delete from outbox_message
         where id in (
           select id from outbox_message
           where published_at < now() - ? * interval '1 day'
           limit ?
         )
         returning id`,
        [KEEP_DAYS, CHUNK],
      );
      removed += rows.length;
      if (rows.length < CHUNK) break;
    }
    if (removed > 0) log.info({ removed }, 'outbox swept');
    const givenUp = await this.#giveUp();
    if (givenUp > 0) log.error({ givenUp }, 'no version of the server came for these outbox messages');
    return removed + givenUp > 0 ? 'done' : 'skipped';
  }

  /** They stay as dead letters with their reason, and can be tried again. */
  async #giveUp(): Promise<number> {
    const rows = await this.em.execute<object[]>(
      `update outbox_message set dead_at = now(), waiting_for = null, waiting_since = null
       where id in (
         select id from outbox_message
         where waiting_for is not null and waiting_since < now() - ? * interval '1 day'
         order by waiting_since limit ?
       )
       returning id`,
      [WAIT_DAYS, CHUNK],
    );
    return rows.length;
  }
}

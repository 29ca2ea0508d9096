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

/** Deletes messages that were delivered a week ago. */
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
    return removed > 0 ? 'done' : 'skipped';
  }
}

import { z } from 'zod';
import { maintenanceQueue } from '../outbox/sweep-outbox.job.js';
import { defineJob } from '../queue/define-job.js';
import { HandlesJob, type JobHandler } from '../queue/handles-job.decorator.js';
import type { JobContext, JobOutcome } from '../queue/job-context.js';
import { IdempotencyStore } from './idempotency-store.js';

export const sweepIdempotencyKeys = defineJob({
  name: 'platform.sweep-idempotency-keys',
  queue: maintenanceQueue,
  payload: z.object({}),
  schedule: { everySeconds: 3_600 },
});

/** Small batches, so that requests do not wait. */
const CHUNK = 1_000;

/** Deletes answers that are too old to be replayed. */
@HandlesJob(sweepIdempotencyKeys)
export class SweepIdempotencyKeysJob implements JobHandler<typeof sweepIdempotencyKeys> {
  constructor(private readonly store: IdempotencyStore) {}

  async handle(_payload: object, { log, signal }: JobContext): Promise<JobOutcome> {
    let removed = 0;
    for (let batch = CHUNK; batch === CHUNK; removed += batch) {
      signal.throwIfAborted();
      batch = await this.store.sweep(CHUNK);
    }
    if (removed > 0) log.info({ removed }, 'idempotency keys swept');
    return removed > 0 ? 'done' : 'skipped';
  }
}

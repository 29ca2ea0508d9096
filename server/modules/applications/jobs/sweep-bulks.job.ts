import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
} from '../../../platform/queue/index.js';
import { BulkRepository } from '../persistence/bulk.repository.js';
import { applicationsQueue } from './applications.queue.js';

export const sweepBulks = defineJob({
  name: 'applications.sweep-bulks',
  queue: applicationsQueue,
  payload: z.object({}),
  schedule: { everySeconds: 3_600 },
});

/** Deletes records of bulk actions after 30 days. The applications and their history stay. */
@HandlesJob(sweepBulks)
export class SweepBulksJob implements JobHandler<typeof sweepBulks> {
  constructor(
    private readonly bulks: BulkRepository,
    private readonly clock: Clock,
  ) {}

  async handle(_payload: object, { signal }: JobContext): Promise<JobOutcome> {
    return (await this.bulks.sweep(this.clock.now(), signal)) > 0 ? 'done' : 'skipped';
  }
}

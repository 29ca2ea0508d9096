import { z } from 'zod';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
} from '../../../platform/queue/index.js';
import { SweepEncoders } from '../use-cases/sweep-encoders.js';
import { mediaUpkeepQueue } from './media.queue.js';

/** Takes videos back from encoders that are gone, asks for lost checks again, and deletes files that are no longer needed. */
export const sweepEncoders = defineJob({
  name: 'media.sweep-encoders',
  queue: mediaUpkeepQueue,
  payload: z.object({}),
  attempts: 1,
  jobId: () => 'encoders',
  schedule: { everySeconds: 10 },
});

@HandlesJob(sweepEncoders)
export class SweepEncodersJob implements JobHandler<typeof sweepEncoders> {
  constructor(private readonly sweep: SweepEncoders) {}

  async handle(_: object, { signal, log }: JobContext): Promise<JobOutcome> {
    return (await this.sweep.execute(signal, log)) > 0 ? 'done' : 'skipped';
  }
}

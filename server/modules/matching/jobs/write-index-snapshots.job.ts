import { z } from 'zod';
import { defineJob } from '../../../platform/queue/define-job.js';
import { HandlesJob, type JobHandler } from '../../../platform/queue/handles-job.decorator.js';
import type { JobContext, JobOutcome } from '../../../platform/queue/job-context.js';
import { ShardScheme } from '../shards/shard-scheme.js';
import { WriteIndexSnapshots } from '../use-cases/write-index-snapshots.js';
import { matchingQueue } from './matching.queue.js';

export const writeIndexSnapshots = defineJob({
  name: 'matching.write-index-snapshots',
  queue: matchingQueue,
  payload: z.object({}),
  schedule: { everySeconds: 1_800 },
});

/** Every half hour, one worker writes the snapshots that are due: from them the others start. */
@HandlesJob(writeIndexSnapshots)
export class WriteIndexSnapshotsJob implements JobHandler<typeof writeIndexSnapshots> {
  constructor(
    private readonly write: WriteIndexSnapshots,
    private readonly scheme: ShardScheme,
  ) {}

  async handle(_payload: object, { signal }: JobContext): Promise<JobOutcome> {
    // A worker that holds a shard writes its own, in `ServeShard`.
    if (this.scheme.isDivided) return 'skipped';
    return (await this.write.execute(signal)) > 0 ? 'done' : 'skipped';
  }
}

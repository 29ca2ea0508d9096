import { z } from 'zod';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
} from '../../../platform/queue/index.js';
import { ReviewStorage } from '../use-cases/review-storage.js';
import { mediaUpkeepQueue } from './media.queue.js';

/** Once a day: lists all stored files, and notes those that no row names. An interrupted run continues where it was. */
export const reviewStorage = defineJob({
  name: 'media.review-storage',
  queue: mediaUpkeepQueue,
  payload: z.object({}),
  attempts: 3,
  jobId: () => 'review',
  schedule: { everySeconds: 24 * 3600 },
});

@HandlesJob(reviewStorage)
export class ReviewStorageJob implements JobHandler<typeof reviewStorage> {
  constructor(private readonly review: ReviewStorage) {}

  async handle(_: object, { signal }: JobContext): Promise<JobOutcome> {
    return (await this.review.execute(signal)) > 0 ? 'done' : 'skipped';
  }
}

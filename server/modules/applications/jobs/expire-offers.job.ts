import { z } from 'zod';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
} from '../../../platform/queue/index.js';
import { ExpireOffers } from '../use-cases/expire-offers.js';
import { applicationsQueue } from './applications.queue.js';

export const expireOffers = defineJob({
  name: 'applications.expire-offers',
  queue: applicationsQueue,
  payload: z.object({}),
  schedule: { everySeconds: 120 },
});

@HandlesJob(expireOffers)
export class ExpireOffersJob implements JobHandler<typeof expireOffers> {
  constructor(private readonly expire: ExpireOffers) {}

  async handle(_payload: object, { signal }: JobContext): Promise<JobOutcome> {
    return (await this.expire.execute(signal)) > 0 ? 'done' : 'skipped';
  }
}

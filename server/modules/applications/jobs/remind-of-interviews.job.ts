import { z } from 'zod';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
} from '../../../platform/queue/index.js';
import { RemindOfInterviews } from '../use-cases/remind-of-interviews.js';
import { applicationsQueue } from './applications.queue.js';

export const remindOfInterviews = defineJob({
  name: 'applications.remind-of-interviews',
  queue: applicationsQueue,
  payload: z.object({}),
  schedule: { everySeconds: 60 },
});

/** Each minute: reminds both sides of interviews that are a day or an hour away. */
@HandlesJob(remindOfInterviews)
export class RemindOfInterviewsJob implements JobHandler<typeof remindOfInterviews> {
  constructor(private readonly remind: RemindOfInterviews) {}

  async handle(_payload: object, { signal }: JobContext): Promise<JobOutcome> {
    return (await this.remind.execute(signal)) > 0 ? 'done' : 'skipped';
  }
}

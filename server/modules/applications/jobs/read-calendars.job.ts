import { z } from 'zod';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
} from '../../../platform/queue/index.js';
import { ReadCalendars } from '../use-cases/read-calendars.js';
import { calendarsQueue } from './calendars.queue.js';

export const readCalendars = defineJob({
  name: 'applications.read-calendars',
  queue: calendarsQueue,
  payload: z.object({}),
  schedule: { everySeconds: 60 },
});

/** Each minute: reads the members' own calendars whose time has come. */
@HandlesJob(readCalendars)
export class ReadCalendarsJob implements JobHandler<typeof readCalendars> {
  constructor(private readonly reading: ReadCalendars) {}

  async handle(_payload: object, { signal }: JobContext): Promise<JobOutcome> {
    return (await this.reading.due(signal)) > 0 ? 'done' : 'skipped';
  }
}

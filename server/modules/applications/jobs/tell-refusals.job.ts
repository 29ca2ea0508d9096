import { z } from 'zod';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
} from '../../../platform/queue/index.js';
import { TellRefusals } from '../use-cases/tell-refusals.js';
import { applicationsQueue } from './applications.queue.js';

export const tellRefusals = defineJob({
  name: 'applications.tell-refusals',
  queue: applicationsQueue,
  payload: z.object({}),
  schedule: { everySeconds: 30 },
});

/** Every half minute: tells candidates of refusals whose chosen time has come. */
@HandlesJob(tellRefusals)
export class TellRefusalsJob implements JobHandler<typeof tellRefusals> {
  constructor(private readonly tell: TellRefusals) {}

  async handle(_payload: object, { signal }: JobContext): Promise<JobOutcome> {
    return (await this.tell.due(signal)) > 0 ? 'done' : 'skipped';
  }
}

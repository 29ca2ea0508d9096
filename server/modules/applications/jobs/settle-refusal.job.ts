import { HandlesJob, type JobHandler, type JobOutcome, type PayloadOf } from '../../../platform/queue/index.js';
import { SettleRefusal } from '../use-cases/settle-refusal.js';
import { settleRefusal } from './settle-refusal.definition.js';

/** Five minutes after a refusal: makes it final and notifies the candidate. */
@HandlesJob(settleRefusal)
export class SettleRefusalJob implements JobHandler<typeof settleRefusal> {
  constructor(private readonly settle: SettleRefusal) {}

  async handle({ application_id: id, event_id: eventId }: PayloadOf<typeof settleRefusal>): Promise<JobOutcome> {
    return (await this.settle.execute(id, eventId)) ? 'done' : 'skipped';
  }
}

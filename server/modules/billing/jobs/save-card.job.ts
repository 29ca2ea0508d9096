import { HandlesJob, type JobHandler, type JobOutcome, type PayloadOf } from '../../../platform/queue/index.js';
import { SaveCard } from '../use-cases/save-card.js';
import { saveCard } from './save-card.definition.js';

@HandlesJob(saveCard)
export class SaveCardJob implements JobHandler<typeof saveCard> {
  constructor(private readonly save: SaveCard) {}

  async handle({ purchase_id }: PayloadOf<typeof saveCard>): Promise<JobOutcome> {
    return (await this.save.execute(purchase_id)) ? 'done' : 'skipped';
  }
}

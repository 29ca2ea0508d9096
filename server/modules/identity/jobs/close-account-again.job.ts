import { Transaction } from '../../../platform/database/transaction.js';
import { HandlesJob, type JobHandler, type JobOutcome } from '../../../platform/queue/index.js';
import { PersonalDataHolders } from '../personal-data-holders.js';
import { closeAccountAgain } from './close-account-again.definition.js';

/** Deletes data that a running upload or request added after the account was closed. */
@HandlesJob(closeAccountAgain)
export class CloseAccountAgainJob implements JobHandler<typeof closeAccountAgain> {
  constructor(
    private readonly holders: PersonalDataHolders,
    private readonly transaction: Transaction,
  ) {}

  async handle({ account_id }: { account_id: string }): Promise<JobOutcome> {
    await this.transaction.run(async () => {
      for (const holder of this.holders.all) await holder.close(account_id);
    });
    return 'done';
  }
}

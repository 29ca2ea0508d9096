import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { IdentityFacade } from '../../identity/index.js';
import { indexCandidate } from '../jobs/index-candidate.definition.js';
import { CandidateIndex } from '../persistence/candidate-index.js';
import { CandidateIndexVersion } from './candidate-index-version.js';
import { Sweep, type SweepResult } from './sweep.js';

/** Max missing people, and max rows to remove, that a run enqueues. */
const MAX_JOBS = 5_000;

/**
 * Finds visible people without a current row, and rows of people who are not visible: at the first start, after an upgrade, or
 * after a lost event. Enqueues a job for each.
 */
@Injectable()
export class FindMissingCandidates {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly index: CandidateIndex,
    private readonly version: CandidateIndexVersion,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly sweep: Sweep,
  ) {}

  execute(signal?: AbortSignal): Promise<SweepResult> {
    return this.sweep.run(
      [
        {
          name: 'candidates-to-add',
          list: (page) => this.identity.listVisibleSeekerIds(page),
          repair: async (ids) => this.ask(await this.index.missing(ids, this.version.current)),
        },
        {
          name: 'candidates-to-remove',
          list: (page) => this.index.list(page),
          repair: async (ids) => this.ask(await this.hidden(ids)),
        },
      ],
      MAX_JOBS,
      signal,
    );
  }

  private async hidden(ids: readonly string[]): Promise<readonly string[]> {
    const accounts = await this.identity.findAccounts(ids);
    return ids.filter((id) => {
      const account = accounts.get(id);
      return !account?.active || !account.profile_visible;
    });
  }

  private async ask(ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    await this.transaction.run(async () => {
      for (const id of ids) await this.outbox.enqueue(indexCandidate, { user_id: id });
    });
    return ids.length;
  }
}

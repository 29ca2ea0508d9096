import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { IdentityFacade } from '../../identity/index.js';
import { indexCandidate } from '../jobs/index-candidate.definition.js';
import { CandidateIndex } from '../persistence/candidate-index.js';
import { CandidateIndexVersion } from './candidate-index-version.js';

const PAGE = 500;
/** Max jobs per run; the next run continues. */
const MAX_PER_RUN = 5_000;

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
  ) {}

  /** @returns the number of enqueued jobs. */
  async execute(signal?: AbortSignal): Promise<number> {
    const missing = await this.sweep(
      (page) => this.identity.listVisibleSeekerIds(page),
      (ids) => this.index.missing(ids, this.version.current),
      signal,
    );
    return (
      missing +
      (await this.sweep(
        (page) => this.index.list(page),
        (ids) => this.hidden(ids),
        signal,
      ))
    );
  }

  private async sweep(
    list: (page: { after?: string; limit: number }) => Promise<readonly string[]>,
    wrong: (ids: readonly string[]) => Promise<readonly string[]>,
    signal: AbortSignal | undefined,
  ): Promise<number> {
    let asked = 0;
    for (let after: string | undefined; asked < MAX_PER_RUN;) {
      signal?.throwIfAborted();
      const ids = await list({ limit: PAGE, ...(after === undefined ? {} : { after }) });
      asked += await this.ask(await wrong(ids));
      after = ids.at(-1);
      if (ids.length < PAGE) break;
    }
    return asked;
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

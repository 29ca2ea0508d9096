import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { MatchIndex } from '../persistence/match-index.js';
import { MatchRepository } from '../persistence/match.repository.js';
import { MatchInputs } from '../queries/match-inputs.js';
import { nothingSettled, type Settled } from './settled.js';

/**
 * Removes a hidden person: proposals without an answer are deleted, others are hidden from recruiters until the profile is
 * visible again.
 */
@Injectable()
export class WithdrawSeeker {
  constructor(
    private readonly inputs: MatchInputs,
    private readonly index: MatchIndex,
    private readonly matches: MatchRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Does nothing if the profile is visible again. */
  execute(seekerId: string): Promise<Settled> {
    return this.transaction.run(async () => {
      await this.matches.lockSeeker(seekerId);
      return (await this.inputs.seeker(seekerId)) ? nothingSettled : this.withLock(seekerId);
    });
  }

  /** For a caller that holds the seeker's lock and knows that the profile is hidden. */
  async withLock(seekerId: string): Promise<Settled> {
    await this.index.remove('SEEKER', seekerId);
    const settled = { ...nothingSettled };
    for (const match of await this.matches.findOfSeeker(seekerId)) {
      match.seekerVisible = false;
      if (!match.isMereProposal) {
        settled.keep += 1;
        continue;
      }
      this.matches.note(match, 'WITHDRAWN', this.clock.now());
      this.matches.remove(match);
      settled.withdraw += 1;
    }
    return settled;
  }
}

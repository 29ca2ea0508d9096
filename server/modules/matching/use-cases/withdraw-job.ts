import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { MatchIndex } from '../persistence/match-index.js';
import { MatchRepository } from '../persistence/match.repository.js';
import { MatchInputs } from '../queries/match-inputs.js';
import { nothingSettled, type Settled } from './settled.js';

/** Removes a closed posting: proposals without an answer are deleted, answered matches are kept. */
@Injectable()
export class WithdrawJob {
  constructor(
    private readonly inputs: MatchInputs,
    private readonly index: MatchIndex,
    private readonly matches: MatchRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Does nothing if the posting is open again. */
  execute(jobId: string): Promise<Settled> {
    return this.transaction.run(async () => {
      await this.matches.lockJob(jobId);
      if (await this.inputs.job(jobId)) return nothingSettled;
      await this.index.remove('JOB', jobId);
      const pending = await this.matches.findPendingOfJob(jobId);
      for (const match of pending) {
        this.matches.note(match, 'WITHDRAWN', this.clock.now());
        this.matches.remove(match);
      }
      return { ...nothingSettled, withdraw: pending.length };
    });
  }
}

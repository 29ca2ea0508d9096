import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import type { Match } from '../domain/match.entity.js';
import type { Settlement } from '../domain/settlement.js';
import { MatchRepository } from '../persistence/match.repository.js';
import { MatchInputs } from '../queries/match-inputs.js';
import { nothingSettled, type Settled } from './settled.js';

/** After a person hides from a company: deletes their PENDING and ACCEPTED matches, and hides the others from the company. */
@Injectable()
export class WithdrawExcluded {
  constructor(
    private readonly inputs: MatchInputs,
    private readonly matches: MatchRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  execute(seekerId: string): Promise<Settled> {
    return this.transaction.run(async () => {
      await this.matches.lockSeeker(seekerId);
      const stored = await this.matches.findOfSeeker(seekerId);
      const exclusions = await this.inputs.exclusionsOf(seekerId);
      const excluded = await exclusions.among(stored.map(({ companyId }) => companyId));
      const settled = { ...nothingSettled };
      for (const match of stored) if (excluded.has(match.companyId)) settled[this.withLock(match)] += 1;
      return settled;
    });
  }

  /** For a caller that holds the seeker's lock and knows that the seeker hides from the match's company. */
  withLock(match: Match | null): Settlement {
    if (!match) return 'keep';
    match.seekerVisible = false;
    if (match.status !== 'PENDING' && match.status !== 'ACCEPTED') return 'keep';
    this.matches.note(match, 'WITHDRAWN', this.clock.now());
    this.matches.remove(match);
    return 'withdraw';
  }
}

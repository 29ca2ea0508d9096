import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { MatchRepository } from '../persistence/match.repository.js';
import { SettleAnswer } from './settle-answer.js';

export interface MatchEnd {
  readonly matchId: string;
  readonly action: 'HIRED' | 'CANCELLED';
  readonly by: 'SEEKER' | 'RECRUITER';
  readonly actorId: string;
}

/** Ends a match together with the reservation or application it came from. */
@Injectable()
export class EndMatch {
  constructor(
    private readonly matches: MatchRepository,
    private readonly settle: SettleAnswer,
    private readonly transaction: Transaction,
  ) {}

  /**
   * In the caller's transaction, which holds the pair's lock.
   *
   * @returns false if the match is gone or already ended.
   */
  execute({ matchId, action, by, actorId }: MatchEnd): Promise<boolean> {
    return this.transaction.run(async () => {
      const match = await this.matches.findForAnswer(matchId);
      if (match?.status !== 'MATCHED') return false;
      await this.settle.execute(match, { action, party: by, actorId });
      return true;
    });
  }
}

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

/** What a match came from ends, and the match with it. */
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
   * @returns false for a match that is gone or has ended already.
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

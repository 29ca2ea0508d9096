import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Match } from '../domain/match.entity.js';
import { matchProposed } from '../domain/match.events.js';
import type { PairResult } from '../domain/match-result.js';
import { type Settlement, settle } from '../domain/settlement.js';
import { isPairWorthProposing } from '../engine/explain-pair.js';
import { MatchRepository } from '../persistence/match.repository.js';
import { MatchInputs } from '../queries/match-inputs.js';

export interface Pair {
  readonly seekerId: string;
  readonly jobId: string;
  /** Null if the posting may no longer be matched. */
  readonly companyId: string | null;
}

/** Applies a computed result to a pair. A step of the recomputations; call it with the seeker locked. */
@Injectable()
export class SettlePair {
  constructor(
    private readonly matches: MatchRepository,
    private readonly inputs: MatchInputs,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @param result null if the pair is not allowed. */
  async execute(pair: Pair, stored: Match | null, result: PairResult | null): Promise<Settlement> {
    const settlement = settle(stored, result, result !== null && isPairWorthProposing(result));
    const now = this.clock.now();
    switch (settlement) {
      case 'propose':
        return result && (await this.isStillOpen(pair.jobId)) ? this.propose(pair, result, now) : 'keep';
      case 'reopen':
        if (!stored || !result || !(await this.isStillOpen(pair.jobId))) return 'keep';
        stored.reopen(result, now);
        this.matches.note(stored, 'REOPENED', now);
        return settlement;
      case 'rescore':
        if (!stored || !result) return 'keep';
        stored.rescore(result, now);
        this.matches.note(stored, 'RESCORED', now);
        return settlement;
      case 'withdraw':
        if (!stored) return 'keep';
        this.matches.note(stored, 'WITHDRAWN', now);
        this.matches.remove(stored);
        return settlement;
      case 'keep':
        return settlement;
    }
  }

  private async propose({ seekerId, jobId, companyId }: Pair, result: PairResult, now: Date): Promise<Settlement> {
    if (companyId === null) return 'keep';
    const isFirst = !(await this.matches.wasProposed(seekerId, jobId));
    const match = Match.propose({ id: newId(), seekerId, jobId, companyId }, result, isFirst, now);
    this.matches.add(match);
    this.matches.note(match, 'PROPOSED', now);
    if (isFirst) {
      await this.outbox.publish(matchProposed, {
        match_id: match.id,
        seeker_id: seekerId,
        job_id: jobId,
        company_id: companyId,
      });
    }
    return 'propose';
  }

  /** Locks the posting: closing it now waits for this transaction, and then finds its proposals. */
  private async isStillOpen(jobId: string): Promise<boolean> {
    await this.matches.holdJob(jobId);
    return (await this.inputs.job(jobId)) !== null;
  }
}

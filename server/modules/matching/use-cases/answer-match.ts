import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Forbidden, NotFound } from '../../../platform/errors/request.errors.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { matchAnswered } from '../domain/match.events.js';
import { type MatchAction, mayEver, partyOf } from '../domain/match.policy.js';
import { MatchRepository } from '../persistence/match.repository.js';
import { MatchViewers } from '../queries/match-viewers.js';

/** One of the two answers a match. */
@Injectable()
export class AnswerMatch {
  constructor(
    private readonly matches: MatchRepository,
    private readonly viewers: MatchViewers,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NotFound for a match that is none of the caller's business, as for one that does not exist.
   * @throws Forbidden when the role can never ask for that.
   * @throws MatchActionRefused when it cannot be asked for now.
   */
  execute(actor: Actor, matchId: string, action: MatchAction): Promise<void> {
    return this.transaction.run(async () => {
      const viewer = await this.viewers.of(actor);
      const match = await this.matches.findForAnswer(matchId);
      const party = match && partyOf(viewer, match);
      if (!match || !party) throw new NotFound();
      if (!mayEver(party, action)) throw new Forbidden();
      const now = this.clock.now();
      match.answer(action, party, now);
      this.matches.note(match, action, now, actor.id);
      await this.outbox.publish(matchAnswered, {
        match_id: match.id,
        seeker_id: match.seekerId,
        job_id: match.jobId,
        company_id: match.companyId,
        status: action,
      });
    });
  }
}

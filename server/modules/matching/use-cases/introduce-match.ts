import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Forbidden, NotFound } from '../../../platform/errors/request.errors.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { IdentityFacade } from '../../identity/index.js';
import { matchIntroduced } from '../domain/match.events.js';
import { partyOf } from '../domain/match.policy.js';
import { MatchRepository } from '../persistence/match.repository.js';
import { MatchViewers } from '../queries/match-viewers.js';

/** The person and the company of an introduction. */
export interface IntroducedPair {
  readonly seekerId: string;
  readonly companyId: string;
}

/** Puts a company's card first among a person's matches, with a short message. The caller charges the credits. */
@Injectable()
export class IntroduceMatch {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly matches: MatchRepository,
    private readonly viewers: MatchViewers,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * In the caller's transaction.
   *
   * @throws NotFound if the match does not exist or the caller has no access.
   * @throws AlreadyIntroduced, MatchActionRefused if the match has an answer.
   */
  execute(actor: Actor, matchId: string, message: string | null): Promise<IntroducedPair> {
    return this.transaction.run(async () => {
      const viewer = await this.viewers.of(actor);
      const facts = await this.matches.factsOf(matchId);
      if (!facts || facts.jobId === null || !partyOf(viewer, facts)) throw new NotFound();
      const { seekerId, companyId, jobId } = facts;
      await this.identity.holdAccounts([seekerId]);
      await this.matches.lockPair(companyId, seekerId);
      const match = await this.matches.findForAnswer(matchId);
      const party = match && partyOf(viewer, match);
      if (!match || !party) throw new NotFound();
      if (party !== 'RECRUITER') throw new Forbidden();
      const now = this.clock.now();
      match.introduce(message, now);
      this.matches.noteOne(match, 'INTRODUCED', now, actor.id);
      const payload = { match_id: matchId, seeker_id: seekerId, job_id: jobId, company_id: companyId };
      await this.outbox.publish(matchIntroduced, payload);
      return { seekerId, companyId };
    });
  }
}

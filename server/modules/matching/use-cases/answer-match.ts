import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Forbidden, NotFound } from '../../../platform/errors/request.errors.js';
import { IdentityFacade } from '../../identity/index.js';
import { CompanyRefusals } from '../domain/company-refusals.js';
import { type MatchAction, mayEver, partyOf } from '../domain/match.policy.js';
import { MatchRepository } from '../persistence/match.repository.js';
import { MatchViewers } from '../queries/match-viewers.js';
import { SettleAnswer } from './settle-answer.js';

/** A person or a company answers a match. */
@Injectable()
export class AnswerMatch {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly matches: MatchRepository,
    private readonly viewers: MatchViewers,
    private readonly refusals: CompanyRefusals,
    private readonly settle: SettleAnswer,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @throws NotFound if the match does not exist or the caller has no access.
   * @throws Forbidden if the role can never request this action.
   * @throws MatchActionRefused if it is not possible in this status.
   * @throws errors of `CompanyRefusals` if a recruiter confirms without the person's yes while the pair is closed.
   * @throws InsufficientCredits if a recruiter confirms and cannot pay.
   */
  execute(actor: Actor, matchId: string, action: MatchAction): Promise<void> {
    return this.transaction.run(async () => {
      const viewer = await this.viewers.of(actor);
      const facts = await this.matches.factsOf(matchId);
      if (!facts || !partyOf(viewer, facts)) throw new NotFound();
      await this.identity.holdAccounts([facts.seekerId]);
      await this.matches.lockPair(facts.companyId, facts.seekerId);
      const match = await this.matches.findForAnswer(matchId);
      const party = match && partyOf(viewer, match);
      if (!match || !party) throw new NotFound();
      if (!mayEver(party, action)) throw new Forbidden();
      if (party === 'RECRUITER' && action === 'MATCHED' && match.status === 'PENDING') {
        await this.refusals.assertOpen(match.companyId, match.seekerId);
      }
      await this.settle.execute(match, { action, party, actorId: actor.id });
    });
  }
}

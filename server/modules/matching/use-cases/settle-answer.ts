import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { CreditsFacade } from '../../credits/index.js';
import { DisclosuresFacade } from '../../identity/index.js';
import type { Match } from '../domain/match.entity.js';
import { matchAnswered } from '../domain/match.events.js';
import { MatchFollowers } from '../domain/match-followers.js';
import type { MatchParty } from '../domain/match-lifecycle.js';
import type { MatchAction } from '../domain/match.policy.js';
import { MatchRepository } from '../persistence/match.repository.js';
import { PaidPairs } from '../persistence/paid-pairs.js';

export interface Answer {
  readonly action: MatchAction;
  readonly party: MatchParty;
  readonly actorId: string;
}

/**
 * Applies an answer: moves the match, opens or closes the profile, informs followers, and charges a confirming recruiter once per
 * person. A step of use cases that hold the pair's lock; the credit account is locked last.
 */
@Injectable()
export class SettleAnswer {
  constructor(
    private readonly matches: MatchRepository,
    private readonly pairs: PaidPairs,
    private readonly credits: CreditsFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly followers: MatchFollowers,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws MatchActionRefused, InsufficientCredits, NotFound if the person now hides from that company. */
  async execute(match: Match, { action, party, actorId }: Answer): Promise<void> {
    const now = this.clock.now();
    match.answer(action, party, now);
    const { id: matchId, seekerId, companyId, status } = match;
    this.matches.noteOne(match, action, now, actorId);
    if (status !== 'PENDING') {
      const payload = { match_id: matchId, seeker_id: seekerId, job_id: match.jobId, company_id: companyId, status };
      await this.outbox.publish(matchAnswered, { ...payload, by: party === 'RECRUITER' ? 'RECRUITER' : 'SEEKER' });
    }
    const pays = status === 'MATCHED' && party === 'RECRUITER';
    const owes = pays && (await this.pairs.note({ companyId, seekerId, act: 'MATCH_UNLOCK', paidBy: actorId }));
    await this.openOrClose(match, owes ? this.credits.priceOf('MATCH_UNLOCK') : 0, actorId);
    const by = party === 'RECRUITER' ? 'RECRUITER' : 'SEEKER';
    await this.followers.matchMoved({ matchId, seekerId, companyId, status, by, actorId });
    if (!owes) return;
    await this.credits.spend({
      ownerId: actorId,
      companyId,
      price: 'MATCH_UNLOCK',
      reference: { type: 'MATCH', id: matchId },
      key: `match:${matchId}`,
      madeBy: actorId,
    });
  }

  private async openOrClose(match: Match, cost: number, actorId: string): Promise<void> {
    const { seekerId, companyId, status } = match;
    const reference = { type: 'MATCH', id: match.id };
    if (status === 'MATCHED' || status === 'HIRED') {
      await this.disclosures.disclose({ seekerId, companyId, type: status, cost, actorId, reference });
    } else if (status === 'CANCELLED' && !(await this.matches.hasOtherConfirmed(match))) {
      await this.disclosures.conceal({ seekerId, companyId, upTo: 'MATCHED', actorId });
    }
  }
}

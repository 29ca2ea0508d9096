import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Match } from '../domain/match.entity.js';
import { matchAnswered } from '../domain/match.events.js';
import { MatchFollowers } from '../domain/match-followers.js';
import { isConfirmed, type MatchStatus } from '../domain/match-lifecycle.js';
import { unscored } from '../domain/unscored.js';
import { analyseJob } from '../engine/analysis/analyse-job.js';
import { explainPair, readSeeker } from '../engine/explain-pair.js';
import { CurrentOntology } from '../lexicon/current-ontology.js';
import { MatchRepository } from '../persistence/match.repository.js';
import { MatchInputs, type PostingToMatch } from '../queries/match-inputs.js';

/** The two who agreed. Without a posting the company is given, and its best proposal for the person is used. */
export type AgreedPair = {
  readonly seekerId: string;
  /** The account whose yes was the second one. */
  readonly actorId: string;
} & ({ readonly jobId: string } | { readonly jobId: null; readonly companyId: string });

export interface ConfirmedMatch {
  readonly id: string;
  readonly status: MatchStatus;
}

/**
 * A person and a company agreed elsewhere (an accepted application or reservation), so their match becomes MATCHED. Creates a
 * match with its real score if none was proposed.
 */
@Injectable()
export class ConfirmPair {
  constructor(
    private readonly matches: MatchRepository,
    private readonly inputs: MatchInputs,
    private readonly ontology: CurrentOntology,
    private readonly followers: MatchFollowers,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * In the caller's transaction. Idempotent; after a hire it returns the match unchanged.
   *
   * @throws NotFound if one of the two no longer exists.
   */
  execute(pair: AgreedPair): Promise<ConfirmedMatch> {
    return this.transaction.run(async () => {
      const { seekerId, actorId } = pair;
      const job = pair.jobId === null ? null : await this.inputs.closedJob(pair.jobId);
      const companyId = pair.jobId === null ? pair.companyId : job?.companyId;
      if (companyId === undefined) throw new NotFound();
      await this.matches.lockPair(companyId, seekerId);
      await this.matches.lockSeeker(seekerId);
      const now = this.clock.now();
      const stored = job
        ? await this.matches.findPair(seekerId, job.id)
        : await this.matches.findBestProposal(companyId, seekerId);
      if (stored && isConfirmed(stored.status)) {
        stored.seekerAgreed = true;
        return stored;
      }
      const match = stored ?? (await this.make(seekerId, companyId, job, now));
      match.agree(now);
      this.matches.noteOne(match, 'MATCHED', now, actorId);
      await this.outbox.publish(matchAnswered, {
        match_id: match.id,
        seeker_id: seekerId,
        job_id: match.jobId,
        company_id: companyId,
        status: 'MATCHED',
      });
      await this.followers.matchMoved({
        matchId: match.id,
        seekerId,
        companyId,
        status: 'MATCHED',
        by: actorId === seekerId ? 'SEEKER' : 'RECRUITER',
        actorId,
      });
      return match;
    });
  }

  private async make(seekerId: string, companyId: string, job: PostingToMatch | null, now: Date): Promise<Match> {
    const [profile, card] = await Promise.all([this.inputs.hiddenSeeker(seekerId), this.inputs.card(seekerId)]);
    if (!profile) throw new NotFound();
    const ontology = this.ontology.get();
    const read = readSeeker(profile, card, ontology);
    const result = job ? explainPair(read, analyseJob(job.posting, ontology), ontology) : unscored;
    // Both already know each other, so no proposal is announced.
    const match = Match.propose({ id: newId(), seekerId, jobId: job?.id ?? null, companyId }, result, false, now);
    this.matches.add(match);
    return match;
  }
}

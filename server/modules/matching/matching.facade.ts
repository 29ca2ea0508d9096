import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { ReadTogether } from '../../platform/database/read-together.js';
import type { Language } from '../../platform/http/language.js';
import { IdentityFacade } from '../identity/index.js';
import type { MatchStatus } from './domain/match-lifecycle.js';
import type { BilingualList } from './domain/match-result.js';
import type { MatchAnswer } from './http/matches.contract.js';
import { type StraightLine, straightLine } from './engine/facts/towns.js';
import { PaidPairs, type PaymentForPair } from './persistence/paid-pairs.js';
import { knownToCompany } from './queries/company-view.js';
import { GetMatchQuery } from './queries/get-match.query.js';
import { SimilarJobs } from './queries/similar-jobs.query.js';
import { type AgreedPair, type ConfirmedMatch, ConfirmPair } from './use-cases/confirm-pair.js';
import { EndMatch, type MatchEnd } from './use-cases/end-match.js';
import { IntroduceMatch, type IntroducedPair } from './use-cases/introduce-match.js';
import { MatchRepository } from './persistence/match.repository.js';

/** Why a posting fits a seeker, as shown to that seeker. */
export interface SeekerMatch {
  readonly id: string;
  readonly status: MatchStatus;
  readonly match_score: number;
  readonly compatibility_score: number;
  readonly reasons: string[];
  readonly gaps: string[];
}

/** A match as other modules need it. `jobId` is null if they agreed without a posting. */
export interface MatchStanding {
  readonly id: string;
  readonly status: MatchStatus;
  readonly jobId: string | null;
  /** ISO 8601 UTC. */
  readonly hiredAt: string | null;
}

/** How well a posting fits a seeker, with the strongest reason in their language. */
export interface SeekerFit {
  readonly match_score: number;
  readonly reason: string | null;
}

interface SeekerMatchRow extends Omit<SeekerMatch, 'reasons' | 'gaps'> {
  reasons: BilingualList;
  gaps: BilingualList;
}

/** Questions about matches and payments for people, for other modules. */
@Injectable()
export class MatchingFacade {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: ReadTogether,
    private readonly confirmPair: ConfirmPair,
    private readonly paidPairs: PaidPairs,
    private readonly matches: MatchRepository,
    private readonly endMatch: EndMatch,
    private readonly introduceMatch: IntroduceMatch,
    private readonly getMatch: GetMatchQuery,
    private readonly similarJobs: SimilarJobs,
    private readonly identity: IdentityFacade,
  ) {}

  /**
   * Sets the pair's match to MATCHED in the caller's transaction, after both said yes in an application or a reservation. Creates
   * the match if needed. Idempotent. Moves no credits.
   *
   * @throws NotFound if the person or the posting no longer exists.
   */
  async confirm(pair: AgreedPair): Promise<ConfirmedMatch> {
    const { id, status } = await this.confirmPair.execute(pair);
    return { id, status };
  }

  /** Whether the two have a match for any posting of the company that is MATCHED or HIRED. */
  async isMatched(companyId: string, seekerId: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `select 1 from match where seeker_id = ? and company_id = ? and status in ('MATCHED', 'HIRED') limit 1`,
      [seekerId, companyId],
    );
    return rows.length > 0;
  }

  /** The current match of a person and a posting; null if there is none. */
  async matchOf(seekerId: string, jobId: string): Promise<ConfirmedMatch | null> {
    const [row] = await this.em.execute<ConfirmedMatch[]>(
      'select id, status from match where seeker_id = ? and job_id = ?',
      [seekerId, jobId],
    );
    return row ?? null;
  }

  /**
   * Locks the pair until the transaction ends, so that nobody else agrees, pays or ends a match. Take it before your own rows of
   * the pair.
   */
  lockPair(companyId: string, seekerId: string): Promise<void> {
    return this.matches.lockPair(companyId, seekerId);
  }

  /**
   * Ends a MATCHED match together with the reservation or application it came from, and opens or closes the profile accordingly.
   * Call it in a transaction that holds the pair's lock.
   *
   * @returns false if the match is gone or already ended.
   */
  end(end: MatchEnd): Promise<boolean> {
    return this.endMatch.execute(end);
  }

  /** Shows the company's card first to the person. @throws as `IntroduceMatch` */
  introduce(actor: Actor, matchId: string, message: string | null): Promise<IntroducedPair> {
    return this.introduceMatch.execute(actor, matchId, message);
  }

  /** A match as the caller may see it. @throws NotFound */
  card(actor: Actor, matchId: string, language: Language): Promise<MatchAnswer> {
    return this.getMatch.card(actor, matchId, language);
  }

  /** Current state of matches by id; unknown ids are absent. */
  async standingsOf(ids: readonly string[]): Promise<ReadonlyMap<string, MatchStanding>> {
    if (ids.length === 0) return new Map();
    const rows = await this.reads.rows<Omit<MatchStanding, 'hiredAt'> & { hiredAt: string | null }>(
      `select id, status, job_id as "jobId", case when status = 'HIRED' then answered_at end as "hiredAt"
         from match where id in (?)`,
      [[...new Set(ids)]],
    );
    return new Map(
      rows.map((row) => [row.id, { ...row, hiredAt: row.hiredAt && new Date(row.hiredAt).toISOString() }]),
    );
  }

  /** Whether the company already paid for the person by any action; nothing costs again then. */
  async hasPaid(companyId: string, seekerId: string): Promise<boolean> {
    return (await this.paidPairs.among(companyId, [seekerId])).has(seekerId);
  }

  /** The people that the company already paid for. */
  paidAmong(companyId: string, seekerIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.paidPairs.among(companyId, seekerIds);
  }

  /**
   * Records that the company pays for the person. Call it in the transaction of the credits, before they move.
   *
   * @returns false if the pair was already paid: then charge nothing.
   */
  notePaid(payment: PaymentForPair): Promise<boolean> {
    return this.paidPairs.note(payment);
  }

  /**
   * Number of matches per posting as the company sees them, without rejected, cancelled and hidden ones. Postings without any are
   * absent.
   */
  async countByJob(jobIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (jobIds.length === 0) return new Map();
    const rows = await this.reads.rows<{ job_id: string; count: number }>(
      `select m.job_id, count(*)::int as count from match m
        where m.job_id in (?) and m.status not in ('REJECTED', 'CANCELLED') and ${knownToCompany}
        group by m.job_id`,
      [[...new Set(jobIds)]],
    );
    return new Map(rows.map((row) => [row.job_id, row.count]));
  }

  /** Number of hires per posting; postings without any are absent. */
  async countHiredByJob(jobIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (jobIds.length === 0) return new Map();
    const rows = await this.reads.rows<{ job_id: string; count: number }>(
      `select job_id, count(*)::int as count from match where job_id in (?) and status = 'HIRED' group by job_id`,
      [[...new Set(jobIds)]],
    );
    return new Map(rows.map((row) => [row.job_id, row.count]));
  }

  /** The seeker's match with a posting in their language, or null. Not for recruiters: the sentences quote the profile. */
  async matchOfSeeker(seekerId: string, jobId: string, language: Language): Promise<SeekerMatch | null> {
    const [row] = await this.em.execute<SeekerMatchRow[]>(
      `select id, status, match_score, compatibility_score, reasons, gaps from match where seeker_id = ? and job_id = ?`,
      [seekerId, jobId],
    );
    return row ? { ...row, reasons: [...row.reasons[language]], gaps: [...row.gaps[language]] } : null;
  }

  /** Ids of postings of the same occupation or a near one, most similar first; some may have closed since. At most 120. */
  jobsLike(jobId: string): Promise<readonly string[]> {
    return this.similarJobs.of(jobId);
  }

  /** Ids of the newest other postings of exactly the same main occupation; some may have closed since. At most 300, older than `before`. */
  jobsOfSameOccupation(jobId: string, before: string | null): Promise<readonly string[]> {
    return this.similarJobs.ofSameOccupation(jobId, before);
  }

  /** The straight line from the place in a seeker's profile to a posting's; null if one of them is no town that we know. */
  async straightLineOf(seekerId: string, location: string): Promise<StraightLine | null> {
    const profile = await this.identity.findSeekerProfile(seekerId);
    return profile?.location ? straightLine(profile.location, location) : null;
  }

  /** The seeker's fit with each posting, from the stored matches; postings without a match are absent. Not for recruiters. */
  async fitsOfSeeker(
    seekerId: string,
    jobIds: readonly string[],
    language: Language,
  ): Promise<ReadonlyMap<string, SeekerFit>> {
    if (jobIds.length === 0) return new Map();
    const rows = await this.reads.rows<SeekerFit & { job_id: string }>(
      `select job_id, match_score, reasons -> ?::text ->> 0 as reason from match where seeker_id = ? and job_id in (?)`,
      [language, seekerId, [...new Set(jobIds)]],
    );
    return new Map(rows.map(({ job_id: jobId, match_score, reason }) => [jobId, { match_score, reason }]));
  }
}

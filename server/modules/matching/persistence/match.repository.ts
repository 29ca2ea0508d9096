import { type FilterQuery, LockMode, raw } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Locks } from '../../../platform/commands/locks.js';
import { LateWrites } from '../../../platform/database/late-writes.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Match } from '../domain/match.entity.js';
import type { MatchFacts } from '../domain/match.policy.js';
import { MatchAudit, type MatchAuditEvent } from '../domain/match-audit.entity.js';

/**
 * Matches for use cases. Call inside a transaction. Two locks separate computations of one pair: only one works on a seeker at a
 * time, and closing a posting waits for running proposals. Take them in that order.
 */
@Injectable()
export class MatchRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly locks: Locks,
    private readonly late: LateWrites,
  ) {}

  /**
   * Locks the pair until the transaction ends, so that nobody else agrees, pays or ends a match. Taken before any row of the
   * pair, so that changes to a match and to its reservation cannot deadlock.
   */
  async lockPair(companyId: string, seekerId: string): Promise<void> {
    await this.locks.take({ kind: 'matching pair', of: `${companyId} ${seekerId}` });
  }

  /** Facts of a match, read without a lock. */
  async factsOf(id: string): Promise<(MatchFacts & { readonly jobId: string | null }) | null> {
    const [row] = await this.em.execute<(MatchFacts & { jobId: string | null })[]>(
      `select seeker_id as "seekerId", company_id as "companyId", job_id as "jobId", status,
              seeker_visible as "seekerVisible", card_proposed as "cardProposed", introduced_at is not null as introduced
         from match where id = ?`,
      [id],
    );
    return row ?? null;
  }

  /** Locks the seeker's computation until the transaction ends. */
  async lockSeeker(seekerId: string): Promise<void> {
    await this.locks.take({ kind: 'matching seeker', of: seekerId });
  }

  /** Shared lock until the transaction ends: the posting's proposals are not withdrawn meanwhile. */
  async holdJob(jobId: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock_shared(hashtextextended(?, 0))', [`matching job ${jobId}`]);
  }

  /** Exclusive lock: waits for all shared holders and keeps new ones out. */
  async lockJob(jobId: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`matching job ${jobId}`]);
  }

  /** Locked until the transaction ends. */
  findForAnswer(id: string): Promise<Match | null> {
    return this.em.findOne(Match, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** All matches of a seeker, locked in the order of postings to avoid deadlocks. */
  findOfSeeker(seekerId: string): Promise<Match[]> {
    return this.em.find(
      Match,
      { seekerId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { jobId: 'asc', id: 'asc' } },
    );
  }

  findPair(seekerId: string, jobId: string): Promise<Match | null> {
    return this.em.findOne(Match, { seekerId, jobId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /**
   * The best proposal between the two that the company knows, by the score of the masked card; if there is none, their match
   * without a posting.
   */
  findBestProposal(companyId: string, seekerId: string): Promise<Match | null> {
    const known: FilterQuery<Match>[] = [
      { status: 'ACCEPTED' },
      { status: 'PENDING', cardProposed: true },
      { introducedAt: { $ne: null } },
    ];
    const proposed = { jobId: { $ne: null }, status: { $in: ['PENDING', 'ACCEPTED'] }, $or: known } as const;
    return this.em.findOne(
      Match,
      { companyId, seekerId, $or: [proposed, { jobId: null }] },
      {
        lockMode: LockMode.PESSIMISTIC_WRITE,
        orderBy: [{ [raw('job_id is null')]: 'asc' }, { cardScore: 'desc', jobId: 'asc' }],
      },
    );
  }

  /** Whether the two have another MATCHED match. */
  async hasOtherConfirmed({ id, companyId, seekerId }: Match): Promise<boolean> {
    return (await this.em.count(Match, { companyId, seekerId, status: 'MATCHED', id: { $ne: id } })) > 0;
  }

  /** Proposals of a posting without an answer or a paid introduction. */
  findPendingOfJob(jobId: string): Promise<Match[]> {
    return this.em.find(
      Match,
      { jobId, status: 'PENDING', introducedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { seekerId: 'asc' } },
    );
  }

  async jobsOfSeeker(seekerId: string): Promise<readonly string[]> {
    const rows = await this.em.execute<{ job_id: string }[]>(
      'select job_id from match where seeker_id = ? and job_id is not null',
      [seekerId],
    );
    return rows.map((row) => row.job_id);
  }

  async seekersOfJob(jobId: string): Promise<readonly string[]> {
    const rows = await this.em.execute<{ seeker_id: string }[]>('select seeker_id from match where job_id = ?', [
      jobId,
    ]);
    return rows.map((row) => row.seeker_id);
  }

  /** Whether this pair was announced before, in a match that was deleted since. */
  async wasProposed(seekerId: string, jobId: string): Promise<boolean> {
    return (await this.em.count(MatchAudit, { seekerId, jobId, event: 'PROPOSED' })) > 0;
  }

  add(match: Match): void {
    this.em.persist(match);
  }

  remove(match: Match): void {
    this.em.remove(match);
  }

  /** Records an event in the same transaction. */
  note(match: Match, event: MatchAuditEvent, at: Date, actorId: string | null = null): void {
    this.em.persist(MatchAudit.of(match, event, { id: newId(), actorId, at }));
  }

  /** The same for one match: as one of the last writes of the transaction, which saves a statement. */
  noteOne(match: Match, event: MatchAuditEvent, at: Date, actorId: string): void {
    const { id, seekerId, jobId, matchScore, compatibilityScore, inputsHash, modelVersion, ontologyVersion } = match;
    this.late.add(
      `insert into match_audit (id, match_id, seeker_id, job_id, event, actor_id, match_score, compatibility_score, inputs_hash,
         model_version, ontology_version, at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        newId(),
        id,
        seekerId,
        jobId,
        event,
        actorId,
        matchScore,
        compatibilityScore,
        inputsHash,
        modelVersion,
        ontologyVersion,
        at,
      ],
    );
  }
}

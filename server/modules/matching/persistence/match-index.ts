import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Logger } from '../../../platform/logging/logger.js';
import type { SubjectKind } from '../domain/match-subject.entity.js';
import type { SeekerAnalysis } from '../engine/analysis/analyse-seeker.js';
import { MAX_CANDIDATES } from '../engine/model.js';
import { Helpers } from '../engine/retrieve/helpers.js';
import type { JobFact } from '../engine/retrieve/indexed-job.js';
import { jobIndex, seekerIndex } from '../engine/retrieve/market-index.js';
import type { Question, Subject } from '../engine/retrieve/question.js';
import { turnOf } from '../engine/retrieve/subject-ids.js';
import { CurrentOntology } from '../lexicon/current-ontology.js';
import { AskShards } from '../shards/ask-shards.js';
import { IndexReplica } from './index-replica.js';
import type { IndexSnapshot } from './index-snapshots.js';
import { IndexStart } from './index-start.js';

export interface SubjectToIndex extends Subject {
  readonly kind: SubjectKind;
  readonly inputHash: string;
  readonly engineVersion: string;
}

/** Engine version of a subject whose matches are not computed yet: if that fails for good, the next sweep computes them. */
export const UNFINISHED = 'unfinished';

interface RetrievalOptions {
  readonly limit?: number;
  /** Ends waiting for the workers of a divided index. */
  readonly signal?: AbortSignal | undefined;
}

/** Longer than any process runs without reading the whole index again. */
const REMOVALS_KEPT_MS = 24 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
/** Weights are rounded to 1 / PRECISION. */
const PRECISION = 100_000;

/**
 * The index of subjects by terms. Rows of `match_subject` are the source of truth and change in the same transaction as the
 * profile or posting. Each process keeps an inverted index in memory and reads new rows before it answers.
 * Call inside a transaction.
 */
@Injectable()
export class MatchIndex implements OnApplicationShutdown {
  /** Shared by both sides, because one question is answered at a time. */
  readonly #helpers: Helpers;
  readonly #jobs: IndexReplica<JobFact>;
  readonly #seekers: IndexReplica<SeekerAnalysis>;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    ontology: CurrentOntology,
    logger: Logger,
    start: IndexStart,
    private readonly shards: AskShards,
    private readonly transaction: Transaction,
  ) {
    this.#helpers = new Helpers((err) => {
      logger.error({ err }, 'matching: threads that read the index are gone, one goes on alone');
    });
    this.#jobs = new IndexReplica('JOB', () => jobIndex(ontology.get(), this.#helpers), start);
    this.#seekers = new IndexReplica('SEEKER', () => seekerIndex(ontology.get(), this.#helpers), start);
  }

  /** Whether other workers hold parts of the index. Then {@link retrieveJobs} and the other wait for them: outside of transactions only. */
  get isDivided(): boolean {
    return this.shards.isDivided;
  }

  onApplicationShutdown(): Promise<void> {
    return this.#helpers.close();
  }

  async put({ kind, id, terms, facts, inputHash, engineVersion }: SubjectToIndex, now: Date): Promise<void> {
    const weights = [...terms].map(([term, weight]) => [term, Math.round(weight * PRECISION) / PRECISION]);
    await this.em.execute(
      `insert into match_subject (kind, subject_id, terms, facts, input_hash, engine_version, updated_at)
       values (?, ?, ?::jsonb, ?::jsonb, ?, ?, ?)
       on conflict (kind, subject_id) do update
         set terms = excluded.terms, facts = excluded.facts, input_hash = excluded.input_hash,
             engine_version = excluded.engine_version, updated_at = excluded.updated_at,
             changed_xid = excluded.changed_xid`,
      [kind, id, JSON.stringify(Object.fromEntries(weights)), JSON.stringify(facts), inputHash, engineVersion, now],
    );
  }

  /** Notes that the matches of a subject with these inputs were computed. Its row stays the same for other processes. */
  async finish(kind: SubjectKind, id: string, inputHash: string, engineVersion: string): Promise<void> {
    await this.em.execute(
      'update match_subject set engine_version = ? where kind = ? and subject_id = ? and input_hash = ?',
      [engineVersion, kind, id, inputHash],
    );
  }

  /** Also records the removal for other processes. */
  async remove(kind: SubjectKind, id: string): Promise<void> {
    await this.em.execute(
      `with gone as (delete from match_subject where kind = ? and subject_id = ? returning kind, subject_id)
       insert into match_subject_removal (kind, subject_id, removed_at) select kind, subject_id, ? from gone
       on conflict (kind, subject_id) do update
         set changed_xid = excluded.changed_xid, removed_at = excluded.removed_at`,
      [kind, id, this.clock.now()],
    );
  }

  /** Deletes removals that every process has read. */
  async forgetRemovals(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - REMOVALS_KEPT_MS);
    await this.em.execute('delete from match_subject_removal where removed_at < ?', [before]);
  }

  /**
   * Fills this process's memory with one side of the index, if that was not done yet. Call it before the transaction of a question, and
   * outside of transactions: at the first question, millions of subjects take longer than a transaction may be idle.
   */
  async start(kind: SubjectKind): Promise<void> {
    if (!this.isDivided) await this.#of(kind).start(this.em, this.transaction, this.clock.now());
  }

  /**
   * Retrieval step: ids of the most promising postings for a person, best first. The order of equal ones changes per person and
   * day; within a day it is stable.
   */
  async retrieveJobs(
    seekerId: string,
    question: Question<JobFact>,
    { limit = MAX_CANDIDATES, signal }: RetrievalOptions = {},
  ): Promise<readonly string[]> {
    const options = { limit, signal, ...this.#today(seekerId) };
    const found = this.isDivided
      ? await this.shards.find('JOB', question, options)
      : await this.#jobs.find(this.em, question, options);
    return found.map(({ id }) => id);
  }

  /** The same for people, searched for a posting. */
  async retrieveSeekers(
    jobId: string,
    question: Question<SeekerAnalysis>,
    { limit = MAX_CANDIDATES, signal }: RetrievalOptions = {},
  ): Promise<readonly string[]> {
    const options = { limit, signal, ...this.#today(jobId) };
    const found = this.isDivided
      ? await this.shards.find('SEEKER', question, options)
      : await this.#seekers.find(this.em, question, options);
    return found.map(({ id }) => id);
  }

  /** One side of the index as a snapshot; null if another process is writing one. Call it first in a transaction of its own. */
  take(kind: SubjectKind): Promise<IndexSnapshot | null> {
    return this.#of(kind).take(this.em, this.clock.now());
  }

  /** The format of the snapshots that this version reads and writes. */
  formatOf(kind: SubjectKind): string {
    return this.#of(kind).format;
  }

  #of(kind: SubjectKind): IndexReplica<JobFact> | IndexReplica<SeekerAnalysis> {
    return kind === 'JOB' ? this.#jobs : this.#seekers;
  }

  /** Whether this kind has at least so many subjects. */
  async has(kind: SubjectKind, count: number): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>('select 1 from match_subject where kind = ? offset ? limit 1', [
      kind,
      count - 1,
    ]);
    return rows.length > 0;
  }

  #today(asker: string): { readonly now: Date; readonly turn: number } {
    const now = this.clock.now();
    return { now, turn: turnOf(asker, Math.floor(now.getTime() / DAY_MS)) };
  }

  /** The ids that are not in the index with one of these engine versions. */
  async missing(
    kind: SubjectKind,
    ids: readonly string[],
    engineVersions: readonly string[],
  ): Promise<readonly string[]> {
    if (ids.length === 0) return [];
    const rows = await this.em.execute<{ subject_id: string }[]>(
      'select subject_id from match_subject where kind = ? and engine_version in (?) and subject_id in (?)',
      [kind, [...engineVersions], [...ids]],
    );
    const present = new Set(rows.map((row) => row.subject_id));
    return ids.filter((id) => !present.has(id));
  }
}

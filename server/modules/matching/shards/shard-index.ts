import { EntityManager } from '@mikro-orm/postgresql';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { SubjectKind } from '../domain/match-subject.entity.js';
import type { SeekerAnalysis } from '../engine/analysis/analyse-seeker.js';
import type { Ontology } from '../engine/ontology/ontology.js';
import { Helpers } from '../engine/retrieve/helpers.js';
import type { JobFact } from '../engine/retrieve/indexed-job.js';
import { jobIndex, seekerIndex } from '../engine/retrieve/market-index.js';
import type { Found } from '../engine/retrieve/question.js';
import { readQuestionOfJob, readQuestionOfSeeker } from '../engine/retrieve/written-question.js';
import { IndexReplica, type Share } from '../persistence/index-replica.js';
import type { IndexSnapshot } from '../persistence/index-snapshots.js';
import type { IndexStart } from '../persistence/index-start.js';
import type { ShardQuestion } from './shard-questions.js';

/** Both sides of one shard of the index, in memory. Call the methods that read inside a transaction, after `prepare`. */
export class ShardIndex {
  readonly #helpers: Helpers;
  readonly #jobs: IndexReplica<JobFact>;
  readonly #seekers: IndexReplica<SeekerAnalysis>;

  constructor(
    readonly share: Share,
    private readonly ontology: Ontology,
    start: IndexStart,
    lostThreads: (error: unknown) => void,
  ) {
    this.#helpers = new Helpers(lostThreads);
    this.#jobs = new IndexReplica('JOB', () => jobIndex(ontology, this.#helpers), start, share);
    this.#seekers = new IndexReplica('SEEKER', () => seekerIndex(ontology, this.#helpers), start, share);
  }

  /** Reads the shard, so that the first question is answered as fast as later ones. Call it outside of transactions. */
  async prepare(kind: SubjectKind, em: EntityManager, transaction: Transaction, now: Date): Promise<void> {
    await this.#of(kind).prepare(em, transaction, now);
  }

  find(
    em: EntityManager,
    { kind, question, wanted: limit, turn }: ShardQuestion,
    now: Date,
  ): Promise<readonly Found[]> {
    return kind === 'JOB'
      ? this.#jobs.find(em, readQuestionOfSeeker(question, this.ontology), { limit, turn, now })
      : this.#seekers.find(em, readQuestionOfJob(question, this.ontology), { limit, turn, now });
  }

  take(kind: SubjectKind, em: EntityManager, now: Date): Promise<IndexSnapshot | null> {
    return this.#of(kind).take(em, now);
  }

  formatOf(kind: SubjectKind): string {
    return this.#of(kind).format;
  }

  close(): Promise<void> {
    return this.#helpers.close();
  }

  #of(kind: SubjectKind): IndexReplica<JobFact> | IndexReplica<SeekerAnalysis> {
    return kind === 'JOB' ? this.#jobs : this.#seekers;
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import type { Settlement } from '../domain/settlement.js';
import { analyseJob, type JobAnalysis } from '../engine/analysis/analyse-job.js';
import { explainPair, hashesOf, readSeeker } from '../engine/explain-pair.js';
import { inputHash } from '../engine/inputs-hash.js';
import { indexedJob, questionOfJob } from '../engine/retrieve/indexed-job.js';
import { CurrentOntology } from '../lexicon/current-ontology.js';
import { MatchIndex, UNFINISHED } from '../persistence/match-index.js';
import { MatchRepository } from '../persistence/match.repository.js';
import { EngineVersions } from '../provider/engine-versions.js';
import { MatchInputs, type PostingToMatch } from '../queries/match-inputs.js';
import { GatherNearness, type KnownPairs } from './gather-nearness.js';
import { SettlePair } from './settle-pair.js';
import { nothingSettled, type Settled } from './settled.js';
import { WithdrawExcluded } from './withdraw-excluded.js';
import { WithdrawJob } from './withdraw-job.js';

interface Indexed {
  readonly job: PostingToMatch;
  readonly analysis: JobAnalysis;
  readonly known: KnownPairs | null;
}
interface Prepared extends Indexed {
  /** Sorted by id, so that the order of proposals reveals nothing about hidden texts. */
  readonly candidates: readonly string[];
}

/** Recomputes all matches of a posting, in one transaction per person because there can be many. */
@Injectable()
export class RecomputeForJob {
  constructor(
    private readonly inputs: MatchInputs,
    private readonly index: MatchIndex,
    private readonly matches: MatchRepository,
    private readonly settlePair: SettlePair,
    private readonly withdraw: WithdrawJob,
    private readonly withdrawExcluded: WithdrawExcluded,
    private readonly nearness: GatherNearness,
    private readonly ontology: CurrentOntology,
    private readonly versions: EngineVersions,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @param signal stops between two people; finished ones are kept. */
  async execute(jobId: string, signal?: AbortSignal): Promise<Settled> {
    // Both before the transaction: the first takes seconds in a new process, the second asks the provider.
    await this.index.start('SEEKER');
    const known = await this.nearness.forJob(jobId, signal);
    const prepared = await (this.index.isDivided
      ? this.prepareDivided(jobId, known, signal)
      : this.transaction.run(() => this.prepare(jobId, known)));
    if (!prepared) return this.withdraw.execute(jobId);
    const settled = { ...nothingSettled };
    for (const seekerId of prepared.candidates) {
      signal?.throwIfAborted();
      settled[await this.transaction.run(() => this.one(seekerId, prepared))] += 1;
    }
    return settled;
  }

  /** Reads and indexes the posting, and finds candidates. Null if the posting is not open. */
  private async prepare(jobId: string, known: KnownPairs | null): Promise<Prepared | null> {
    const indexed = await this.putInIndex(jobId, known, this.versionWith(known));
    return indexed && this.withCandidates(indexed, await this.find(indexed));
  }

  /** The same, without a transaction while other workers search. */
  private async prepareDivided(
    jobId: string,
    known: KnownPairs | null,
    signal: AbortSignal | undefined,
  ): Promise<Prepared | null> {
    const indexed = await this.transaction.run(() => this.putInIndex(jobId, known, UNFINISHED));
    if (!indexed) return null;
    const found = await this.find(indexed, signal);
    return this.transaction.run(async () => {
      await this.index.finish('JOB', jobId, inputHash(indexed.job.posting), this.versionWith(known));
      return this.withCandidates(indexed, found);
    });
  }

  private async putInIndex(jobId: string, known: KnownPairs | null, engineVersion: string): Promise<Indexed | null> {
    await this.matches.holdJob(jobId);
    const job = await this.inputs.job(jobId);
    if (!job) return null;
    const ontology = this.ontology.get();
    const analysis = analyseJob(job.posting, ontology);
    const subject = { kind: 'JOB', id: jobId, ...indexedJob(analysis, ontology) } as const;
    await this.index.put({ ...subject, inputHash: inputHash(job.posting), engineVersion }, this.clock.now());
    return { job, analysis, known };
  }

  /** Without the provider's data, the next sweep computes it again. */
  private versionWith(known: KnownPairs | null): string {
    return known ? this.versions.whole : this.versions.own;
  }

  private find({ job, analysis }: Indexed, signal?: AbortSignal): Promise<readonly string[]> {
    return this.index.retrieveSeekers(job.id, questionOfJob(analysis, this.ontology.get()), { signal });
  }

  private async withCandidates(indexed: Indexed, found: readonly string[]): Promise<Prepared> {
    const stored = await this.matches.seekersOfJob(indexed.job.id);
    return { ...indexed, candidates: [...new Set([...found, ...stored])].sort() };
  }

  private async one(seekerId: string, { job, analysis, known }: Prepared): Promise<Settlement> {
    await this.matches.lockSeeker(seekerId);
    const profile = await this.inputs.seeker(seekerId);
    const stored = await this.matches.findPair(seekerId, job.id);
    const exclusions = await this.inputs.exclusionsOf(seekerId);
    if (await exclusions.cover(job.companyId)) return this.withdrawExcluded.withLock(stored);
    const ontology = this.ontology.get();
    const read = profile && readSeeker(profile, await this.inputs.card(seekerId), ontology);
    if (read && stored && this.versions.isCurrent(stored, hashesOf(read, job.posting))) return 'keep';
    const result = read && explainPair(read, analysis, ontology, known?.of(read.whole.profile) ?? null);
    return this.settlePair.execute({ seekerId, jobId: job.id, companyId: job.companyId }, stored, result);
  }
}

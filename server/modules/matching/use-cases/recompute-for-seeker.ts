import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { PostponedJob } from '../../../platform/queue/index.js';
import type { SeekerExclusions } from '../../identity/index.js';
import type { Match } from '../domain/match.entity.js';
import type { Settlement } from '../domain/settlement.js';
import { analyseJob } from '../engine/analysis/analyse-job.js';
import { analyseSeeker } from '../engine/analysis/analyse-seeker.js';
import { explainPair, hashesOf, readSeeker, type ReadSeeker } from '../engine/explain-pair.js';
import { inputHash } from '../engine/inputs-hash.js';
import type { JobFact } from '../engine/retrieve/indexed-job.js';
import { indexedSeeker, questionOfSeeker } from '../engine/retrieve/indexed-seeker.js';
import type { Question } from '../engine/retrieve/question.js';
import type { SemanticInputs } from '../engine/semantic/semantic-part.js';
import { CurrentOntology } from '../lexicon/current-ontology.js';
import { MatchIndex, UNFINISHED } from '../persistence/match-index.js';
import { MatchRepository } from '../persistence/match.repository.js';
import { EngineVersions } from '../provider/engine-versions.js';
import { MatchInputs } from '../queries/match-inputs.js';
import { GatherNearness, type KnownPairs } from './gather-nearness.js';
import { SettlePair } from './settle-pair.js';
import { nothingSettled, type Settled } from './settled.js';
import { WithdrawExcluded } from './withdraw-excluded.js';
import { WithdrawSeeker } from './withdraw-seeker.js';

/** The result of other workers for a person with these inputs. */
interface Asked {
  readonly inputHash: string;
  readonly found: readonly string[];
}

/** How often a profile may change while other workers search for it. */
const MAX_TRIES = 3;

/** Recomputes all matches of a person in one transaction, so that nobody sees a partial result. */
@Injectable()
export class RecomputeForSeeker {
  constructor(
    private readonly inputs: MatchInputs,
    private readonly index: MatchIndex,
    private readonly matches: MatchRepository,
    private readonly settlePair: SettlePair,
    private readonly withdraw: WithdrawSeeker,
    private readonly withdrawExcluded: WithdrawExcluded,
    private readonly nearness: GatherNearness,
    private readonly ontology: CurrentOntology,
    private readonly versions: EngineVersions,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(seekerId: string, signal?: AbortSignal): Promise<Settled> {
    // Both before the transaction: the first takes seconds in a new process, the second asks the provider.
    await this.index.start('JOB');
    const known = await this.nearness.forSeeker(seekerId, signal);
    return this.index.isDivided
      ? this.computeDivided(seekerId, known, signal)
      : this.transaction.run(() => this.compute(seekerId, known));
  }

  /** First writes the person to the index, so that every posting which is indexed later finds them; then asks; then settles. */
  private async computeDivided(
    seekerId: string,
    known: KnownPairs | null,
    signal: AbortSignal | undefined,
  ): Promise<Settled> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const indexed = await this.transaction.run(() => this.putInIndex(seekerId));
      if ('withdrawn' in indexed) return indexed.withdrawn;
      const found = await this.index.retrieveJobs(seekerId, indexed.question, { signal });
      const asked = { inputHash: indexed.inputHash, found };
      const settled = await this.transaction.run(() => this.compute(seekerId, known, asked));
      if (settled) return settled;
    }
    throw new PostponedJob('the profile changed while other workers searched for it');
  }

  private async putInIndex(
    seekerId: string,
  ): Promise<{ withdrawn: Settled } | { inputHash: string; question: Question<JobFact> }> {
    await this.matches.lockSeeker(seekerId);
    const profile = await this.inputs.seeker(seekerId);
    if (!profile) return { withdrawn: await this.withdraw.withLock(seekerId) };
    const ontology = this.ontology.get();
    const seeker = analyseSeeker(profile, ontology);
    const hash = inputHash(profile);
    await this.index.put(
      {
        ...{ kind: 'SEEKER', id: seekerId, ...indexedSeeker(seeker, ontology) },
        ...{ inputHash: hash, engineVersion: UNFINISHED },
      },
      this.clock.now(),
    );
    return { inputHash: hash, question: questionOfSeeker(seeker, ontology) };
  }

  private compute(seekerId: string, known: KnownPairs | null): Promise<Settled>;
  private compute(seekerId: string, known: KnownPairs | null, asked: Asked): Promise<Settled | null>;
  /** @param asked if other workers searched. Null if the profile has changed since. */
  private async compute(seekerId: string, known: KnownPairs | null, asked?: Asked): Promise<Settled | null> {
    await this.matches.lockSeeker(seekerId);
    const profile = await this.inputs.seeker(seekerId);
    if (!profile) return this.withdraw.withLock(seekerId);
    const hash = inputHash(profile);
    if (asked && asked.inputHash !== hash) return null;
    const semantic = known?.of(profile) ?? null;
    const ontology = this.ontology.get();
    const read = readSeeker(profile, await this.inputs.card(seekerId), ontology);
    const seeker = read.whole;
    // Without the provider's data, mark it so that the next sweep computes it again.
    const engineVersion = semantic ? this.versions.whole : this.versions.own;
    if (asked) await this.index.finish('SEEKER', seekerId, hash, engineVersion);
    else {
      const subject = { kind: 'SEEKER', id: seekerId, ...indexedSeeker(seeker, ontology) } as const;
      await this.index.put({ ...subject, inputHash: hash, engineVersion }, this.clock.now());
    }
    const all = await this.matches.findOfSeeker(seekerId);
    const stored = new Map(all.flatMap((match) => (match.jobId === null ? [] : [[match.jobId, match] as const])));
    const exclusions = await this.inputs.exclusionsOf(seekerId);
    for (const match of all) match.seekerVisible = true;
    for (const match of all) {
      // Without a posting there is no score to compute.
      if (match.jobId === null && (await exclusions.cover(match.companyId))) this.withdrawExcluded.withLock(match);
    }
    const found = asked?.found ?? (await this.index.retrieveJobs(seekerId, questionOfSeeker(seeker, ontology)));
    const candidates = new Set([...found, ...stored.keys()]);
    const settled = { ...nothingSettled };
    for (const jobId of [...candidates].sort()) {
      settled[await this.one(seekerId, { read, semantic }, { jobId, exclusions, stored: stored.get(jobId) ?? null })] +=
        1;
    }
    return settled;
  }

  private async one(
    seekerId: string,
    { read, semantic }: { read: ReadSeeker; semantic: SemanticInputs | null },
    { jobId, exclusions, stored }: { jobId: string; exclusions: SeekerExclusions; stored: Match | null },
  ): Promise<Settlement> {
    const job = await this.inputs.job(jobId);
    const companyId = job?.companyId ?? stored?.companyId;
    if (companyId !== undefined && (await exclusions.cover(companyId))) return this.withdrawExcluded.withLock(stored);
    if (job && stored && this.versions.isCurrent(stored, hashesOf(read, job.posting))) return 'keep';
    const ontology = this.ontology.get();
    const result = job && explainPair(read, analyseJob(job.posting, ontology), ontology, semantic);
    return this.settlePair.execute({ seekerId, jobId, companyId: job?.companyId ?? null }, stored, result);
  }
}

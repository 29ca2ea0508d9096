import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import type { SeekerExclusions } from '../../identity/index.js';
import type { Match } from '../domain/match.entity.js';
import type { Settlement } from '../domain/settlement.js';
import { analyseJob } from '../engine/analysis/analyse-job.js';
import { analyseSeeker, type SeekerAnalysis } from '../engine/analysis/analyse-seeker.js';
import { explainAnalysed } from '../engine/explain-match.js';
import { inputHash, inputsHash } from '../engine/inputs-hash.js';
import { indexedSeeker, questionOfSeeker } from '../engine/retrieve/indexed-seeker.js';
import { CurrentOntology } from '../lexicon/current-ontology.js';
import { MatchIndex } from '../persistence/match-index.js';
import { MatchRepository } from '../persistence/match.repository.js';
import { MatchInputs } from '../queries/match-inputs.js';
import { SettlePair } from './settle-pair.js';
import { nothingSettled, type Settled } from './settled.js';
import { WithdrawExcluded } from './withdraw-excluded.js';
import { WithdrawSeeker } from './withdraw-seeker.js';

/** Everything one person is matched with, computed anew: in one transaction, so that nobody sees half of it. */
@Injectable()
export class RecomputeForSeeker {
  constructor(
    private readonly inputs: MatchInputs,
    private readonly index: MatchIndex,
    private readonly matches: MatchRepository,
    private readonly settlePair: SettlePair,
    private readonly withdraw: WithdrawSeeker,
    private readonly withdrawExcluded: WithdrawExcluded,
    private readonly ontology: CurrentOntology,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  execute(seekerId: string): Promise<Settled> {
    return this.transaction.run(async () => {
      await this.matches.lockSeeker(seekerId);
      const profile = await this.inputs.seeker(seekerId);
      if (!profile) return this.withdraw.withLock(seekerId);
      const ontology = this.ontology.get();
      const seeker = analyseSeeker(profile, ontology);
      const subject = { kind: 'SEEKER', id: seekerId, ...indexedSeeker(seeker, ontology) } as const;
      await this.index.put(
        { ...subject, inputHash: inputHash(profile), engineVersion: this.ontology.engineVersion },
        this.clock.now(),
      );
      const stored = new Map(
        (await this.matches.findOfSeeker(seekerId)).flatMap((match) =>
          match.jobId === null ? [] : [[match.jobId, match] as const],
        ),
      );
      const exclusions = await this.inputs.exclusionsOf(seekerId);
      for (const match of stored.values()) match.seekerVisible = true;
      const found = await this.index.retrieveJobs(questionOfSeeker(seeker, ontology));
      const candidates = new Set([...found, ...stored.keys()]);
      const settled = { ...nothingSettled };
      for (const jobId of [...candidates].sort()) {
        settled[await this.one(seekerId, seeker, { jobId, exclusions, stored: stored.get(jobId) ?? null })] += 1;
      }
      return settled;
    });
  }

  private async one(
    seekerId: string,
    seeker: SeekerAnalysis,
    { jobId, exclusions, stored }: { jobId: string; exclusions: SeekerExclusions; stored: Match | null },
  ): Promise<Settlement> {
    const job = await this.inputs.job(jobId);
    const companyId = job?.companyId ?? stored?.companyId;
    if (companyId !== undefined && (await exclusions.cover(companyId))) return this.withdrawExcluded.withLock(stored);
    if (job && stored && this.isCurrent(stored, inputsHash(seeker.profile, job.posting))) return 'keep';
    const ontology = this.ontology.get();
    const result = job && explainAnalysed(seeker, analyseJob(job.posting, ontology), ontology);
    return this.settlePair.execute({ seekerId, jobId, companyId: job?.companyId ?? null }, stored, result);
  }

  private isCurrent(stored: Match, hash: string): boolean {
    return (
      stored.inputsHash === hash && `${stored.modelVersion} ${stored.ontologyVersion}` === this.ontology.engineVersion
    );
  }
}

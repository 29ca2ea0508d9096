import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { IdentityFacade } from '../../identity/index.js';
import { JobsFacade } from '../../jobs/index.js';
import type { SubjectKind } from '../domain/match-subject.entity.js';
import { recomputeForJob, recomputeForSeeker } from '../jobs/recompute.definitions.js';
import { Generations } from '../persistence/generations.js';
import { MatchIndex } from '../persistence/match-index.js';
import { TextVectorStore } from '../persistence/text-vector-store.js';
import { EngineVersions } from '../provider/engine-versions.js';
import { TextVectors } from '../provider/text-vectors.js';
import { Sweep, type SweepResult } from './sweep.js';

/** Max computations of postings, and of people, that a run enqueues. */
const MAX_JOBS = 2_000;

/**
 * Finds postings and people that are not indexed with the current lexicon and model: after an upgrade, a lost event, or an outage
 * of the provider. Enqueues a computation for each.
 */
@Injectable()
export class FindMissingSubjects {
  constructor(
    private readonly jobs: JobsFacade,
    private readonly identity: IdentityFacade,
    private readonly index: MatchIndex,
    private readonly versions: EngineVersions,
    private readonly vectors: TextVectors,
    private readonly store: TextVectorStore,
    private readonly generations: Generations,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly sweep: Sweep,
  ) {}

  async execute(signal?: AbortSignal): Promise<SweepResult> {
    await this.index.forgetRemovals();
    await this.store.forgetUnused();
    await this.generations.deleteOld();
    const { whole, own } = this.versions;
    // While the provider is unavailable, results without it are accepted as current.
    const good = (await this.vectors.isAvailable(signal)) ? [whole] : [whole, own];
    const repair = async (kind: SubjectKind, ids: readonly string[]): Promise<number> =>
      this.ask(kind, await this.index.missing(kind, ids, good));
    return this.sweep.run(
      [
        // Postings first, so that people are then compared with all of them.
        { name: 'postings', list: (page) => this.jobs.listActiveJobIds(page), repair: (ids) => repair('JOB', ids) },
        {
          name: 'people',
          list: (page) => this.identity.listVisibleSeekerIds(page),
          repair: (ids) => repair('SEEKER', ids),
        },
      ],
      MAX_JOBS,
      signal,
    );
  }

  private async ask(kind: SubjectKind, ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    await this.transaction.run(async () => {
      for (const id of ids) {
        if (kind === 'JOB') await this.outbox.enqueue(recomputeForJob, { job_id: id });
        else await this.outbox.enqueue(recomputeForSeeker, { user_id: id });
      }
    });
    return ids.length;
  }
}

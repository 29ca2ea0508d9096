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

const PAGE = 500;
/** Max jobs per run; the next run continues. */
const MAX_PER_RUN = 2_000;

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
  ) {}

  /** @returns the number of enqueued computations. */
  async execute(signal?: AbortSignal): Promise<number> {
    await this.index.forgetRemovals();
    await this.store.forgetUnused();
    await this.generations.deleteOld();
    const { whole, own } = this.versions;
    // While the provider is unavailable, results without it are accepted as current.
    const good = (await this.vectors.isAvailable(signal)) ? [whole] : [whole, own];
    // Postings first, so that people are then compared with all of them.
    const jobs = await this.sweep('JOB', good, (page) => this.jobs.listActiveJobIds(page), signal);
    return jobs + (await this.sweep('SEEKER', good, (page) => this.identity.listVisibleSeekerIds(page), signal));
  }

  private async sweep(
    kind: SubjectKind,
    good: readonly string[],
    list: (page: { after?: string; limit: number }) => Promise<readonly string[]>,
    signal: AbortSignal | undefined,
  ): Promise<number> {
    let asked = 0;
    for (let after: string | undefined; asked < MAX_PER_RUN;) {
      signal?.throwIfAborted();
      const ids = await list({ limit: PAGE, ...(after === undefined ? {} : { after }) });
      asked += await this.ask(kind, await this.index.missing(kind, ids, good));
      after = ids.at(-1);
      if (ids.length < PAGE) break;
    }
    return asked;
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

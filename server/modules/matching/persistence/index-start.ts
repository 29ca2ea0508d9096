import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { Logger } from '../../../platform/logging/logger.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import type { SubjectKind } from '../domain/match-subject.entity.js';
import { UnreadableBytes } from '../engine/retrieve/bytes.js';
import type { SubjectIndex } from '../engine/retrieve/subject-index.js';
import { indexStart } from '../matching.metrics.js';
import { DamagedSnapshot, IndexSnapshots } from './index-snapshots.js';

/** An index, and the transaction before which all had ended when it was read. */
export interface Started<Fact> {
  readonly index: SubjectIndex<Fact>;
  readonly floor: string;
}

/** Starts the index of a process from a snapshot. */
@Injectable()
export class IndexStart {
  readonly #seconds;

  constructor(
    private readonly snapshots: IndexSnapshots,
    private readonly transaction: Transaction,
    private readonly logger: Logger,
    metrics: Metrics,
  ) {
    this.#seconds = metrics.histogram(indexStart);
  }

  /**
   * The newest readable snapshot that was taken later than `after`; null if there is none, so that all rows are read. Outside of a
   * transaction, it reads in one of its own, and fills the memory afterwards.
   */
  async load<Fact>(
    kind: SubjectKind,
    fresh: () => SubjectIndex<Fact>,
    format: string,
    after: Date,
  ): Promise<Started<Fact> | null> {
    for (const stored of await this.transaction.run(() => this.snapshots.list(kind, format, after))) {
      try {
        const index = fresh();
        index.fromBytes(await this.transaction.run(() => this.snapshots.read(stored)));
        return { index, floor: stored.floor };
      } catch (err) {
        if (!(err instanceof DamagedSnapshot || err instanceof UnreadableBytes)) throw err;
        this.logger.error({ err, kind, snapshotId: stored.id }, 'matching: a snapshot of the index is not usable');
      }
    }
    return null;
  }

  /** @param ms time until the index was complete. */
  note(kind: SubjectKind, outcome: 'snapshot' | 'rows', ms: number): void {
    this.#seconds.observe({ kind, outcome }, ms / 1_000);
    this.logger.info({ kind, outcome, ms: Math.round(ms) }, 'matching: index started');
  }
}

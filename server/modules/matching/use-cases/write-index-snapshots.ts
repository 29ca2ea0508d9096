import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import { Transaction } from '../../../platform/database/transaction.js';
import type { SubjectKind } from '../domain/match-subject.entity.js';
import { LONGEST_AWAY_MS } from '../persistence/index-replica.js';
import { IndexSnapshots } from '../persistence/index-snapshots.js';
import { MatchIndex } from '../persistence/match-index.js';

/** Half of the time that a snapshot can be used, so that one failed attempt or a stopped worker leaves a usable one. */
const EVERY_MS = 6 * 3_600_000;
const kinds: readonly SubjectKind[] = ['JOB', 'SEEKER'];

/** The index of a process, or its part of a divided one. */
export type SnapshotSource = Pick<MatchIndex, 'start' | 'take' | 'formatOf'>;

/** Writes a snapshot of each large side of the index whose newest one is old, and deletes those that are too old to be used. */
@Injectable()
export class WriteIndexSnapshots {
  constructor(
    private readonly index: MatchIndex,
    private readonly snapshots: IndexSnapshots,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @returns the number of written snapshots. */
  async execute(signal?: AbortSignal, source: SnapshotSource = this.index): Promise<number> {
    let written = 0;
    for (const kind of kinds) {
      signal?.throwIfAborted();
      if (!(await this.transaction.run(() => this.isDue(kind, source)))) continue;
      await source.start(kind);
      if (await this.transaction.run(() => this.write(kind, source))) written += 1;
    }
    return written;
  }

  private async write(kind: SubjectKind, source: SnapshotSource): Promise<boolean> {
    const snapshot = await source.take(kind);
    if (snapshot) await this.snapshots.save(kind, snapshot);
    return snapshot !== null;
  }

  private async isDue(kind: SubjectKind, source: SnapshotSource): Promise<boolean> {
    const from = this.settings.env.MATCHING_SNAPSHOT_FROM;
    if (from === 0 || !(await this.index.has(kind, from))) {
      await this.snapshots.forget(kind);
      return false;
    }
    const now = this.clock.now().getTime();
    await this.snapshots.forget(kind, new Date(now - LONGEST_AWAY_MS));
    const fresh = await this.snapshots.list(kind, source.formatOf(kind), new Date(now - EVERY_MS));
    return fresh.length === 0;
  }
}

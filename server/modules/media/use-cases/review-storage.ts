import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Logger } from '../../../platform/logging/logger.js';
import { mediaLimits } from '../domain/media-limits.js';
import { type Stray, type StrayGroup, type StrayTotals, type Verdict, withStray } from '../domain/stray.js';
import { Installation } from '../persistence/installation.js';
import { StoredKeys } from '../persistence/stored-keys.js';
import { StrayFiles } from '../persistence/stray-files.js';
import { type ListedFile, MediaStorage } from '../storage/media-storage.js';
import { markOfKey, partialKey, videoOfKey } from '../storage/storage-key.js';
import { runEveryStep } from './run-every-step.js';

const BATCH = 500;

/**
 * Lists the whole storage, and notes files that no row names. Deletes none: `SweepStorage` does so after a quarantine, and only files whose
 * row says that they have ended. Continues where an interrupted worker was.
 */
@Injectable()
export class ReviewStorage {
  constructor(
    private readonly keys: StoredKeys,
    private readonly strays: StrayFiles,
    private readonly installation: Installation,
    private readonly storage: MediaStorage,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** @returns the number of leftovers found and of interrupted writes removed */
  async execute(signal: AbortSignal): Promise<number> {
    const mark = await this.installation.mark();
    const oldEnough = new Date(this.clock.now().getTime() - mediaLimits.orphanAgeSeconds * 1000);
    return runEveryStep(
      [
        () => this.storage.removeUnfinished(oldEnough, mark),
        () => this.#reviewPieces(oldEnough, signal),
        () => this.#reviewFiles(mark, oldEnough, signal),
      ],
      signal,
      (error) => this.logger.error({ err: error }, 'a step of the review of the storage failed'),
    );
  }

  async #reviewFiles(mark: string, oldEnough: Date, signal: AbortSignal): Promise<number> {
    const listing = await this.strays.beginListing(this.clock.now());
    let { totals } = listing;
    let batch: ListedFile[] = [];
    const flush = async (): Promise<void> => {
      signal.throwIfAborted();
      const last = batch.at(-1);
      if (!last) return;
      totals = await this.#judge(batch, mark, totals);
      await this.strays.continueListing(last.key, totals);
      batch = [];
    };
    for await (const file of this.storage.list(listing.cursor)) {
      // Keep files that we did not name; they belong to an operator.
      if (file.modifiedAt >= oldEnough || videoOfKey(file.key) === null) continue;
      batch.push(file);
      if (batch.length >= BATCH) await flush();
    }
    await flush();
    await this.strays.endListing('file', listing.beganAt);
    this.#report(totals);
    return totals.leftover.files;
  }

  /** Notes files that no row names, and forgets those that a row names again. */
  async #judge(batch: readonly ListedFile[], mark: string, before: StrayTotals): Promise<StrayTotals> {
    const known = await this.keys.known(batch.map(({ key }) => key));
    const unnamed = batch.filter(({ key }) => !known.has(key));
    const folders = [...new Set(unnamed.map(({ key }) => videoOfKey(key) ?? ''))];
    const verdicts = await this.strays.verdictsOnFiles(folders);
    const noted: Stray[] = [];
    let totals = before;
    for (const { key, size } of unnamed) {
      const group = groupOf(key, mark, verdicts.get(videoOfKey(key) ?? '') ?? 'unknown');
      if (group === null) continue;
      totals = withStray(totals, group, size);
      if (group === 'leftover' || group === 'unknown') noted.push({ key, kind: 'file', verdict: group, size });
    }
    await this.strays.note(noted, this.clock.now());
    await this.strays.forget([...known]);
    return totals;
  }

  /** There are few of them, so they need no cursor. */
  async #reviewPieces(oldEnough: Date, signal: AbortSignal): Promise<number> {
    const began = this.clock.now();
    let leftovers = 0;
    let batch: ListedFile[] = [];
    const flush = async (): Promise<void> => {
      signal.throwIfAborted();
      const verdicts = await this.strays.verdictsOnPieces(batch.map(({ key }) => key));
      const noted: Stray[] = [];
      for (const { key: id, size } of batch) {
        const verdict = verdicts.get(id) ?? 'unknown';
        if (verdict === 'undecided') continue;
        if (verdict === 'leftover') leftovers += 1;
        noted.push({ key: partialKey(id), kind: 'pieces', verdict, size });
      }
      await this.strays.note(noted, began);
      batch = [];
    };
    for await (const pieces of this.storage.listPartials()) {
      if (pieces.modifiedAt < oldEnough) batch.push(pieces);
      if (batch.length >= BATCH) await flush();
    }
    await flush();
    await this.strays.endListing('pieces', began);
    return leftovers;
  }

  #report(totals: StrayTotals): void {
    const { leftover, unknown, foreign, unmarked } = totals;
    if (unknown.files > 0)
      this.logger.warn(totals, 'stored files that no row ever named are kept: see the operating guide');
    else if (leftover.files + foreign.files + unmarked.files > 0) this.logger.info(totals, 'storage reviewed');
  }
}

/** @returns null for a file of something that has not ended: a worker may be about to name it */
function groupOf(key: string, mark: string, verdict: Verdict): StrayGroup | null {
  const carried = markOfKey(key);
  if (carried === null) return 'unmarked';
  if (carried !== mark) return 'foreign';
  return verdict === 'undecided' ? null : verdict;
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Logger } from '../../../platform/logging/logger.js';
import { mediaLimits } from '../domain/media-limits.js';
import { StoredKeys } from '../persistence/stored-keys.js';
import { type ListedFile, MediaStorage } from '../storage/media-storage.js';
import { videoOfKey } from '../storage/storage-key.js';
import { DiscardOriginal } from './discard-original.js';

const BATCH = 500;

/** What one cleanup removed. */
export interface Swept {
  readonly unfinished: number;
  readonly orphans: number;
  readonly originals: number;
}

/**
 * Removes files that a crash left without a row, and expired originals. Touches only files older than any upload or transaction.
 */
@Injectable()
export class SweepStorage {
  constructor(
    private readonly keys: StoredKeys,
    private readonly storage: MediaStorage,
    private readonly discardOriginal: DiscardOriginal,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async execute(): Promise<Swept> {
    const now = this.clock.now().getTime();
    const before = (seconds: number): Date => new Date(now - seconds * 1000);
    const unfinished = await this.storage.removeUnfinished(before(mediaLimits.orphanAgeSeconds));
    const orphans = await this.#removeOrphans(before(mediaLimits.orphanAgeSeconds));
    const originals = await this.#discardOriginals(
      before(mediaLimits.originalRetentionSeconds),
      before(mediaLimits.failedOriginalRetentionSeconds),
    );
    const swept = { unfinished, orphans, originals };
    if (unfinished + orphans + originals > 0) this.logger.info(swept, 'media storage swept');
    return swept;
  }

  async #removeOrphans(olderThan: Date): Promise<number> {
    let count = 0;
    let batch: ListedFile[] = [];
    const flush = async (): Promise<void> => {
      const known = await this.keys.known(batch.map(({ key }) => key));
      for (const { key } of batch.filter((file) => !known.has(file.key))) {
        await this.storage.remove(key);
        count += 1;
      }
      batch = [];
    };
    for await (const file of this.storage.list()) {
      // Keep files that we did not name; they belong to an operator.
      if (file.modifiedAt >= olderThan || videoOfKey(file.key) === null) continue;
      batch.push(file);
      if (batch.length >= BATCH) await flush();
    }
    await flush();
    return count;
  }

  async #discardOriginals(finishedBefore: Date, failedBefore: Date): Promise<number> {
    let count = 0;
    for (const videoId of await this.keys.expiredOriginals(finishedBefore, failedBefore, BATCH)) {
      if (await this.discardOriginal.execute(videoId)) count += 1;
    }
    return count;
  }
}

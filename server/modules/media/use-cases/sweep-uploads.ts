import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Logger } from '../../../platform/logging/logger.js';
import { mediaLimits } from '../domain/media-limits.js';
import { UploadRepository } from '../persistence/upload.repository.js';
import { MediaStorage } from '../storage/media-storage.js';
import { FinishUpload } from './finish-upload.js';

const BATCH = 500;

/** Finishes complete uploads whose finish was interrupted, and removes expired ones with all bytes. */
@Injectable()
export class SweepUploads {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly storage: MediaStorage,
    private readonly finish: FinishUpload,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** @returns the number of finished or removed uploads */
  async execute(): Promise<number> {
    return (await this.#endWhole()) + (await this.#removeExpired()) + (await this.#removeOrphans());
  }

  async #endWhole(): Promise<number> {
    let count = 0;
    for (const { id, length } of await this.uploads.unfinished(BATCH)) {
      if ((await this.storage.partialSize(id)) < length) continue;
      try {
        await this.finish.execute(id);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        this.logger.info({ videoId: id, code: error.code }, 'upload refused after it had arrived');
      }
      count += 1;
    }
    return count;
  }

  async #removeExpired(): Promise<number> {
    const expired = await this.uploads.expired(this.clock.now(), BATCH);
    for (const id of expired) {
      await this.uploads.forget(id);
      await this.storage.removePartial(id);
    }
    return expired.length;
  }

  /** Bytes without a row: their upload was removed while a client still wrote. */
  async #removeOrphans(): Promise<number> {
    const olderThan = new Date(this.clock.now().getTime() - mediaLimits.orphanAgeSeconds * 1000);
    const old: string[] = [];
    for await (const { key, modifiedAt } of this.storage.listPartials()) if (modifiedAt < olderThan) old.push(key);
    const known = await this.uploads.known(old);
    const orphans = old.filter((id) => !known.has(id));
    for (const id of orphans) await this.storage.removePartial(id);
    return orphans.length;
  }
}

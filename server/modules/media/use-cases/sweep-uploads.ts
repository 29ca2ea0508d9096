import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Logger } from '../../../platform/logging/logger.js';
import { mediaLimits } from '../domain/media-limits.js';
import { PresenceRepository } from '../persistence/presence.repository.js';
import { UploadRepository } from '../persistence/upload.repository.js';
import { MediaStorage } from '../storage/media-storage.js';
import { runEveryStep } from './run-every-step.js';
import { FinishUpload } from './finish-upload.js';

const BATCH = 500;
/** Asked for this long after an upload has finished: several sweeps. */
const PIECES_LEFT_SECONDS = 3 * 3600;

/** Finishes complete uploads whose finish was interrupted, and removes expired ones with all bytes. Asks only the rows. */
@Injectable()
export class SweepUploads {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly presence: PresenceRepository,
    private readonly storage: MediaStorage,
    private readonly finish: FinishUpload,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** @returns the number of finished or removed uploads @throws AggregateError at the end, if some could not be */
  execute(signal: AbortSignal): Promise<number> {
    const noted = (error: unknown): void => this.logger.error({ err: error }, 'a step of the sweep of uploads failed');
    return runEveryStep(
      [
        () => this.#endWhole(signal),
        () => this.#removePieces(signal),
        () => this.#removeExpired(signal),
        () => this.#removeUnusedDraws(),
      ],
      signal,
      noted,
    );
  }

  async #endWhole(signal: AbortSignal): Promise<number> {
    const unfinished = await this.uploads.unfinished(BATCH);
    return this.#each(
      unfinished.map(({ id, length }) => async () => {
        if ((await this.storage.partialSize(id)) < length) return 0;
        try {
          await this.finish.execute(id);
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
          this.logger.info({ videoId: id, code: error.code }, 'upload refused after it had arrived');
        }
        return 1;
      }),
      signal,
    );
  }

  /** Of finished uploads, in case a server was killed before it removed them. */
  async #removePieces(signal: AbortSignal): Promise<number> {
    const since = new Date(this.clock.now().getTime() - PIECES_LEFT_SECONDS * 1000);
    const finished = await this.uploads.finishedSince(since, BATCH);
    return this.#each(
      finished.map((id) => async () => {
        if ((await this.storage.partialSize(id)) === 0) return 0;
        await this.storage.removePartial(id);
        return 1;
      }),
      signal,
    );
  }

  async #removeExpired(signal: AbortSignal): Promise<number> {
    const expired = await this.uploads.expired(this.clock.now(), BATCH);
    return this.#each(
      expired.map((id) => async () => {
        // Delete the bytes before the row. Without the row, no later sweep would find them.
        await this.storage.removePartial(id);
        await this.uploads.forget(id);
        return 1;
      }),
      signal,
    );
  }

  /** Phrases that no recording has used. */
  #removeUnusedDraws(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - mediaLimits.presenceKeptSeconds * 1000);
    return this.presence.forgetUnused(before, BATCH);
  }

  #each(steps: readonly (() => Promise<number>)[], signal: AbortSignal): Promise<number> {
    return runEveryStep(steps, signal, (error) =>
      this.logger.warn({ err: error }, 'an upload was left to the next sweep'),
    );
  }
}

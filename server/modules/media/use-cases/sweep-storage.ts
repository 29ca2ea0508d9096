import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Logger } from '../../../platform/logging/logger.js';
import { mediaLimits } from '../domain/media-limits.js';
import { Installation } from '../persistence/installation.js';
import { StoredKeys } from '../persistence/stored-keys.js';
import { StrayFiles } from '../persistence/stray-files.js';
import { MediaStorage } from '../storage/media-storage.js';
import { markOfKey, uploadOfPartialKey, videoOfKey } from '../storage/storage-key.js';
import { DiscardOriginal } from './discard-original.js';
import { runEveryStep } from './run-every-step.js';

const BATCH = 500;

/**
 * Removes what the rows allow: leftovers after their quarantine, expired originals, pieces of uploads that were given up. Lists nothing, so
 * it may run often.
 */
@Injectable()
export class SweepStorage {
  constructor(
    private readonly keys: StoredKeys,
    private readonly strays: StrayFiles,
    private readonly installation: Installation,
    private readonly storage: MediaStorage,
    private readonly discardOriginal: DiscardOriginal,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** @returns how many files it removed @throws AggregateError at the end, if some could not be */
  async execute(signal: AbortSignal): Promise<number> {
    const noted = (error: unknown): void => this.logger.error({ err: error }, 'a step of the sweep failed');
    const count = await runEveryStep(
      [() => this.#removeLeftovers(signal), () => this.#discardOriginals(signal), () => this.#removeGonePieces(signal)],
      signal,
      noted,
    );
    await this.strays.forgetGone();
    if (count > 0) this.logger.info({ files: count }, 'media storage swept');
    return count;
  }

  async #removeLeftovers(signal: AbortSignal): Promise<number> {
    const mark = await this.installation.mark();
    const before = this.#before(mediaLimits.quarantineSeconds);
    const failures: unknown[] = [];
    let count = 0;
    for (let after: string | undefined = ''; after !== undefined;) {
      const page = await this.strays.due(before, after, BATCH);
      const steps = page.map(({ key, kind }) => {
        return () => (kind === 'file' ? this.#removeFile(key, mark) : this.#removePieces(key));
      });
      try {
        count += await this.#each(steps, signal);
      } catch (error) {
        signal.throwIfAborted();
        failures.push(error);
      }
      after = page.length < BATCH ? undefined : page.at(-1)?.key;
    }
    if (failures.length > 0) throw new AggregateError(failures, 'some leftovers were not removed');
    return count;
  }

  /** Checks the rows again: they may name the file again, or no longer say that it has ended. */
  async #removeFile(key: string, mark: string): Promise<number> {
    const id = videoOfKey(key);
    const isNamed = (await this.keys.known([key])).has(key);
    const isLeftover = id !== null && (await this.strays.verdictsOnFiles([id])).get(id) === 'leftover';
    if (isNamed || !isLeftover || markOfKey(key) !== mark) {
      await this.strays.forget([key]);
      return 0;
    }
    await this.storage.remove(key);
    await this.strays.forget([key]);
    return 1;
  }

  async #removePieces(key: string): Promise<number> {
    const id = uploadOfPartialKey(key);
    const isLeftover = id !== null && (await this.strays.verdictsOnPieces([id])).get(id) === 'leftover';
    if (isLeftover) await this.storage.removePartial(id);
    await this.strays.forget([key]);
    return isLeftover ? 1 : 0;
  }

  async #discardOriginals(signal: AbortSignal): Promise<number> {
    const expired = await this.keys.expiredOriginals(
      this.#before(mediaLimits.originalRetentionSeconds),
      this.#before(mediaLimits.failedOriginalRetentionSeconds),
      BATCH,
    );
    return this.#each(
      expired.map((videoId) => async () => ((await this.discardOriginal.execute(videoId)) ? 1 : 0)),
      signal,
    );
  }

  async #removeGonePieces(signal: AbortSignal): Promise<number> {
    const gone = await this.strays.goneUploads(BATCH);
    return this.#each(
      gone.map((id) => async () => {
        const size = await this.storage.partialSize(id);
        await this.storage.removePartial(id);
        return size > 0 ? 1 : 0;
      }),
      signal,
    );
  }

  #each(steps: readonly (() => Promise<number>)[], signal: AbortSignal): Promise<number> {
    return runEveryStep(steps, signal, (error) =>
      this.logger.warn({ err: error }, 'a file was left to the next sweep'),
    );
  }

  #before(seconds: number): Date {
    return new Date(this.clock.now().getTime() - seconds * 1000);
  }
}

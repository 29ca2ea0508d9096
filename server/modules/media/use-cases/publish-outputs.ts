import { Injectable } from '@nestjs/common';
import { newId } from '../../../platform/ids/new-id.js';
import type { Logger } from '../../../platform/logging/logger.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import type { NewMediaFile } from '../domain/media-file.entity.js';
import type { MadeFile } from '../ffmpeg/pack.js';
import { cpuSeconds, cpuVideoSeconds, madeBytes, madeSeconds } from '../media.metrics.js';
import { Installation } from '../persistence/installation.js';
import { MediaStorage } from '../storage/media-storage.js';
import { storageKey } from '../storage/storage-key.js';
import type { MadeOutputs } from './make-outputs.js';

/** File extensions by type; for people who open the folder. */
const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'application/vnd.apple.mpegurl': 'm3u8',
  'text/vtt': 'vtt',
};

/** Stores the outputs of a video, then names them in its rows; removes them if that fails or the attempt no longer counts. */
@Injectable()
export class PublishOutputs {
  constructor(
    private readonly installation: Installation,
    private readonly storage: MediaStorage,
    private readonly metrics: Metrics,
  ) {}

  /**
   * @param commit writes the rows in one transaction; false if the attempt no longer counts
   * @returns false if the attempt no longer counts
   */
  async execute(
    videoId: string,
    made: MadeOutputs,
    log: Logger,
    commit: (files: readonly NewMediaFile[]) => Promise<boolean>,
  ): Promise<boolean> {
    const stored: NewMediaFile[] = [];
    try {
      for (const file of made.files) stored.push(await this.#store(videoId, file));
    } catch (error) {
      // No row names them yet. Kept, the tries of a day would fill a full disk further.
      await this.#discard(videoId, stored, log);
      throw error;
    }
    // If this throws, the commit is uncertain: keep the files, and the cleanup finds those without a row.
    const counts = await commit(stored);
    if (!counts) await this.#discard(videoId, stored, log);
    else this.#count(made, stored);
    return counts;
  }

  #count({ duration, cpuMs }: { duration: number; cpuMs: number | null }, files: readonly NewMediaFile[]): void {
    this.metrics.counter(madeBytes).inc(
      {},
      files.reduce((sum, { size }) => sum + size, 0),
    );
    this.metrics.counter(madeSeconds).inc({}, duration);
    if (cpuMs === null) return;
    this.metrics.counter(cpuSeconds).inc({}, cpuMs / 1000);
    this.metrics.counter(cpuVideoSeconds).inc({}, duration);
  }

  async #discard(videoId: string, files: readonly NewMediaFile[], log: Logger): Promise<void> {
    for (const { storageKey: key } of files) {
      try {
        await this.storage.remove(key);
      } catch (error) {
        log.warn({ err: error, videoId, key }, 'file of a failed try left to the sweep');
      }
    }
  }

  async #store(videoId: string, { path, ...made }: MadeFile): Promise<NewMediaFile> {
    const id = newId();
    const key = storageKey(videoId, id, extensions[made.contentType] ?? 'mp4', await this.installation.mark());
    const { size, sha256 } = await this.storage.adopt(key, path);
    return { id, videoId, ...made, storageKey: key, size, sha256 };
  }
}

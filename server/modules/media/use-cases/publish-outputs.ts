import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import type { Logger } from '../../../platform/logging/logger.js';
import type { NewMediaFile } from '../domain/media-file.entity.js';
import type { MadeFile } from '../ffmpeg/pack.js';
import type { TranscodeResult } from '../ffmpeg/transcode.js';
import { Installation } from '../persistence/installation.js';
import { MediaStorage } from '../storage/media-storage.js';
import { storageKey } from '../storage/storage-key.js';
import { CompleteProcessing } from './complete-processing.js';

/** File extensions by type; for people who open the folder. */
const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'application/vnd.apple.mpegurl': 'm3u8',
  'text/vtt': 'vtt',
};

/** Stores the outputs and completes the video; removes them if that fails or the attempt no longer counts. */
@Injectable()
export class PublishOutputs {
  constructor(
    private readonly complete: CompleteProcessing,
    private readonly installation: Installation,
    private readonly storage: MediaStorage,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @param along done in the transaction that completes the video
   * @returns false if the attempt no longer counts
   */
  async execute(
    videoId: string,
    claim: number,
    made: TranscodeResult,
    log: Logger,
    along: () => Promise<void> = () => Promise.resolve(),
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
    const counts = await this.transaction.run(async () => {
      const isCompleted = await this.complete.execute(videoId, claim, made, stored);
      if (isCompleted) await along();
      return isCompleted;
    });
    if (!counts) await this.#discard(videoId, stored, log);
    return counts;
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

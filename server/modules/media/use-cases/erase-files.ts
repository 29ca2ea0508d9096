import { Injectable } from '@nestjs/common';
import { Logger } from '../../../platform/logging/logger.js';
import { MediaStorage } from '../storage/media-storage.js';
import { videoFolder } from '../storage/storage-key.js';

/** Removes every file of a removed video. Safe to repeat: it looks into the folder, not into a list of what should be there. */
@Injectable()
export class EraseFiles {
  constructor(
    private readonly storage: MediaStorage,
    private readonly logger: Logger,
  ) {}

  /** @returns how many files there were */
  async execute(videoId: string): Promise<number> {
    return this.storage.removeFolder(videoFolder(videoId));
  }

  /** For the request that removed the video: its files are gone when it is answered, or the job removes them soon. */
  async now(videoId: string): Promise<void> {
    try {
      await this.execute(videoId);
    } catch (error) {
      this.logger.warn({ err: error, videoId }, 'files of a removed video left to the job');
    }
  }
}

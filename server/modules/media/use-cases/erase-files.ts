import { Injectable } from '@nestjs/common';
import { Logger } from '../../../platform/logging/logger.js';
import { MediaStorage } from '../storage/media-storage.js';
import { videoFolder } from '../storage/storage-key.js';

/**
 * Removes every file of a removed video, picture or document, by its id. Safe to repeat: it looks into the folder, not into a
 * list of what should be there.
 */
@Injectable()
export class EraseFiles {
  constructor(
    private readonly storage: MediaStorage,
    private readonly logger: Logger,
  ) {}

  /** @returns how many files there were */
  async execute(id: string): Promise<number> {
    return this.storage.removeFolder(videoFolder(id));
  }

  /** For the request that removed it: the files are gone when it is answered, or the job removes them soon. */
  async now(id: string): Promise<void> {
    try {
      await this.execute(id);
    } catch (error) {
      this.logger.warn({ err: error, id }, 'files of a removed upload left to the job');
    }
  }
}

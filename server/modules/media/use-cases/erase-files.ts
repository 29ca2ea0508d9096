import { Injectable } from '@nestjs/common';
import { Logger } from '../../../platform/logging/logger.js';
import { Installation } from '../persistence/installation.js';
import { MediaStorage } from '../storage/media-storage.js';
import { mayBeOf, videoFolder } from '../storage/storage-key.js';

/**
 * Deletes all files of a removed video, picture or document by its id. Idempotent: it lists the folder instead of the database.
 * Files that carry another installation's id stay.
 */
@Injectable()
export class EraseFiles {
  constructor(
    private readonly storage: MediaStorage,
    private readonly installation: Installation,
    private readonly logger: Logger,
  ) {}

  /** @returns the number of files */
  async execute(id: string): Promise<number> {
    const mark = await this.installation.mark();
    return this.storage.removeFolder(videoFolder(id), (key) => mayBeOf(key, mark));
  }

  /** For the removing request: deletes the files now; if that fails, the job does it soon. */
  async now(id: string): Promise<void> {
    try {
      await this.execute(id);
    } catch (error) {
      this.logger.warn({ err: error, id }, 'files of a removed upload left to the job');
    }
  }
}

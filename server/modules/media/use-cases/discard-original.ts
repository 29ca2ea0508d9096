import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { RemakeRepository } from '../persistence/remake.repository.js';
import { VideoRepository } from '../persistence/video.repository.js';
import { Installation } from '../persistence/installation.js';
import { MediaStorage } from '../storage/media-storage.js';
import { mayBeOf } from '../storage/storage-key.js';

/** Deletes the original once it is no longer needed. The outputs stay. */
@Injectable()
export class DiscardOriginal {
  constructor(
    private readonly videos: VideoRepository,
    private readonly remakes: RemakeRepository,
    private readonly storage: MediaStorage,
    private readonly installation: Installation,
    private readonly transaction: Transaction,
  ) {}

  /** @returns false if there is none, or the video still needs it */
  async execute(videoId: string): Promise<boolean> {
    const key = await this.transaction.run(async () => {
      const video = await this.videos.findForMove(videoId);
      if (video?.status !== 'completed' && video?.status !== 'failed') return null;
      if (await this.remakes.isWaiting(videoId)) return null;
      const original = await this.videos.findFile(videoId, 'original');
      if (!original) return null;
      await this.videos.forgetFiles(videoId, 'original');
      return original.storageKey;
    });
    if (key === null) return false;
    // Delete the row first: the cleanup finds a file without a row, but a row without a file would be broken.
    // In a copy of the database the rows name files of the installation that it was copied from.
    if (mayBeOf(key, await this.installation.mark())) await this.storage.remove(key);
    return true;
  }
}

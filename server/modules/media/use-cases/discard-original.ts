import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { VideoRepository } from '../persistence/video.repository.js';
import { MediaStorage } from '../storage/media-storage.js';

/** Removes what was sent, once nothing will be made of it again. What was made stays. */
@Injectable()
export class DiscardOriginal {
  constructor(
    private readonly videos: VideoRepository,
    private readonly storage: MediaStorage,
    private readonly transaction: Transaction,
  ) {}

  /** @returns false when there is none, or the video still needs it */
  async execute(videoId: string): Promise<boolean> {
    const key = await this.transaction.run(async () => {
      const video = await this.videos.findForMove(videoId);
      if (video?.status !== 'completed' && video?.status !== 'failed') return null;
      const original = await this.videos.findFile(videoId, 'original');
      if (!original) return null;
      await this.videos.forgetFiles(videoId, 'original');
      return original.storageKey;
    });
    if (key === null) return false;
    // The row goes first: a file without a row is swept, a row without a file would point at nothing.
    await this.storage.remove(key);
    return true;
  }
}

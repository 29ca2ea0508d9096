import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { UploadRepository } from '../persistence/upload.repository.js';
import { MediaStorage } from '../storage/media-storage.js';
import { RemoveVideo } from './remove-video.js';

/** Deletes a video, or its upload while that is unfinished: later pieces are refused. Safe to repeat. */
@Injectable()
export class DiscardVideo {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly removeVideo: RemoveVideo,
    private readonly storage: MediaStorage,
    private readonly transaction: Transaction,
  ) {}

  execute(ownerId: string, videoId: string): Promise<void> {
    return this.transaction.run(async () => {
      // Locked, so that an upload that is just finishing has its video before we look for it, or never gets one.
      const upload = await this.uploads.findForMove(videoId);
      if (upload?.ownerId === ownerId) {
        await this.uploads.forget(videoId);
        // If the transaction fails after this, the upload must start again; nothing else is lost.
        await this.storage.removePartial(videoId);
      }
      try {
        await this.removeVideo.execute(ownerId, videoId);
      } catch (error) {
        if (!(error instanceof NotFound)) throw error;
      }
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { MediaFile, type NewMediaFile } from '../domain/media-file.entity.js';
import type { FinishedVideo } from '../domain/video.entity.js';
import { VideoRepository } from '../persistence/video.repository.js';
import { VideoEvents } from './video-events.js';

/** Completes a video once all its outputs are stored: from then on it can be watched. */
@Injectable()
export class CompleteProcessing {
  constructor(
    private readonly videos: VideoRepository,
    private readonly events: VideoEvents,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @returns false if this attempt no longer counts; then nothing was changed */
  async execute(
    videoId: string,
    claim: number,
    result: FinishedVideo,
    files: readonly NewMediaFile[],
  ): Promise<boolean> {
    return this.transaction.run(async () => {
      const video = await this.videos.findForMove(videoId);
      if (!video?.isHeldBy(claim)) return false;
      const now = this.clock.now();
      const bytes = files.reduce((sum, { size }) => sum + size, 0);
      video.complete({ ...result, bytes }, now);
      await this.videos.forgetFault(videoId);
      this.videos.add(...files.map((file) => MediaFile.store(file, now)));
      await this.events.publish('COMPLETED', video);
      return true;
    });
  }
}

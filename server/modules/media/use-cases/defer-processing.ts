import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { compressLongVideo } from '../jobs/compress-video.definition.js';
import { VideoRepository } from '../persistence/video.repository.js';

/** Moves a video that was measured to be long to the lane of long videos. */
@Injectable()
export class DeferProcessing {
  constructor(
    private readonly videos: VideoRepository,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @returns false if this attempt no longer counts */
  async execute(videoId: string, claim: number): Promise<boolean> {
    return this.transaction.run(async () => {
      const video = await this.videos.findForMove(videoId);
      if (!video?.isHeldBy(claim)) return false;
      video.defer(this.clock.now());
      await this.outbox.enqueue(compressLongVideo, { video_id: videoId });
      return true;
    });
  }
}

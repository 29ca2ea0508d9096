import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import type { FailureCode, FailureParams } from '../domain/video.entity.js';
import { VideoRepository } from '../persistence/video.repository.js';
import { VideoEvents } from './video-events.js';

/** Ends a video permanently because of its file, with a reason for its owner. */
@Injectable()
export class FailProcessing {
  constructor(
    private readonly videos: VideoRepository,
    private readonly events: VideoEvents,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param claim the attempt that found the reason; null if none is running
   * @returns false if there is nothing to fail
   */
  async execute(
    videoId: string,
    claim: number | null,
    code: FailureCode,
    params: FailureParams = {},
  ): Promise<boolean> {
    return this.transaction.run(async () => {
      const video = await this.videos.findForMove(videoId);
      if (video?.status !== 'uploaded' && video?.status !== 'processing') return false;
      if (claim !== null && !video.isHeldBy(claim)) return false;
      video.fail(code, params, this.clock.now());
      await this.videos.forgetFault(videoId);
      await this.events.publish('FAILED', video);
      return true;
    });
  }
}

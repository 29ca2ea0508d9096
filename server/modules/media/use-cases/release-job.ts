import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { EndedState } from '../domain/encoder-job.entity.js';
import { compressionIn } from '../jobs/compress-video.definition.js';
import { EncoderRepository } from '../persistence/encoder.repository.js';
import { VideoRepository } from '../persistence/video.repository.js';

/** Takes a video back from an encoder; another one, or a worker of ours, takes it next. */
@Injectable()
export class ReleaseJob {
  constructor(
    private readonly encoders: EncoderRepository,
    private readonly videos: VideoRepository,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param reason for operators
   * @returns false if the job had already ended
   */
  async execute(jobId: string, state: Exclude<EndedState, 'done'>, reason: string): Promise<boolean> {
    return this.transaction.run(async () => {
      const videoId = await this.encoders.videoOf(jobId);
      if (videoId === null) return false;
      // The video first, as everybody else who moves it.
      const video = await this.videos.findForMove(videoId);
      const job = await this.encoders.lockJob(jobId);
      if (!job || job.endedAt !== null) return false;
      const now = this.clock.now();
      job.end(state, reason, now);
      if (state === 'refused') await this.encoders.countRefused(job.encoderId);
      if (video?.isHeldBy(job.claim)) {
        video.pause(`encoder-${state}`, now);
        await this.outbox.enqueue(compressionIn(video.lane), { video_id: video.id });
      }
      return true;
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { VideoDescription } from '../domain/video.entity.js';
import { videoChanged } from '../domain/video.events.js';
import { VideoRepository } from '../persistence/video.repository.js';
import { RequestRemake } from './request-remake.js';

/** The changes of an owner to a video. Missing fields stay unchanged. */
export interface VideoChanges extends VideoDescription {
  /** Makes its files again if it differs. */
  readonly reducesNoise?: boolean | undefined;
}

/** The owner changes title, description, visibility or sound of a video. */
@Injectable()
export class UpdateVideo {
  constructor(
    private readonly videos: VideoRepository,
    private readonly remake: RequestRemake,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound if it is missing, removed, or somebody else's @throws VideoNotReady, OriginalGone, TooManyRemakes */
  async execute(ownerId: string, videoId: string, { reducesNoise, ...changes }: VideoChanges): Promise<void> {
    await this.transaction.run(async () => {
      const video = await this.videos.findOwnForChange(videoId, ownerId);
      if (!video) throw new NotFound();
      video.describe(changes, this.clock.now());
      if (reducesNoise !== undefined) await this.remake.execute(video, reducesNoise);
      await this.outbox.publish(videoChanged, { video_id: videoId, owner_id: ownerId });
    });
  }
}

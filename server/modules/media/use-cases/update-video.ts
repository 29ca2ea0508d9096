import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { VideoDescription } from '../domain/video.entity.js';
import { videoChanged } from '../domain/video.events.js';
import { VideoRepository } from '../persistence/video.repository.js';

/** The owner changes title, description or visibility of a video. */
@Injectable()
export class UpdateVideo {
  constructor(
    private readonly videos: VideoRepository,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound if it is missing, removed, or somebody else's */
  async execute(ownerId: string, videoId: string, changes: VideoDescription): Promise<void> {
    await this.transaction.run(async () => {
      const video = await this.videos.findOwnForChange(videoId, ownerId);
      if (!video) throw new NotFound();
      video.describe(changes, this.clock.now());
      await this.outbox.publish(videoChanged, { video_id: videoId, owner_id: ownerId });
    });
  }
}

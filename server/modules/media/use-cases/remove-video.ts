import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { PresenceRepository } from '../persistence/presence.repository.js';
import { RemakeRepository } from '../persistence/remake.repository.js';
import { VideoRepository } from '../persistence/video.repository.js';
import { VideoEvents } from './video-events.js';

/**
 * Removes a video. The event starts the job that deletes its files; rows go in the same transaction, so that none refers to a
 * deleted file. A worker that still processes it stops at its next progress report.
 */
@Injectable()
export class RemoveVideo {
  constructor(
    private readonly videos: VideoRepository,
    private readonly events: VideoEvents,
    private readonly remakes: RemakeRepository,
    private readonly presence: PresenceRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound if it is missing, removed, or somebody else's */
  async execute(ownerId: string, videoId: string): Promise<void> {
    await this.transaction.run(async () => {
      const video = await this.videos.findOwnForChange(videoId, ownerId);
      if (!video) throw new NotFound();
      video.remove('owner', this.clock.now());
      await this.videos.forgetFiles(videoId);
      await this.videos.forgetWords(videoId);
      await this.presence.forgetVideo(videoId);
      await this.videos.forgetFault(videoId);
      await this.remakes.forget(videoId);
      await this.events.publish('REMOVED', video);
    });
  }
}

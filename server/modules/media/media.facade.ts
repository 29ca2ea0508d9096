import { Injectable } from '@nestjs/common';
import { Transaction } from '../../platform/database/transaction.js';
import { VideoRepository } from './persistence/video.repository.js';
import { OwnerVideos, type PlayableVideo } from './queries/owner-videos.query.js';
import { AcceptUpload, type AcceptedVideo, type IncomingVideo } from './use-cases/accept-upload.js';
import { RemoveVideo } from './use-cases/remove-video.js';

/** What other modules may ask of media. */
@Injectable()
export class MediaFacade {
  constructor(
    private readonly ownerVideos: OwnerVideos,
    private readonly videos: VideoRepository,
    private readonly accept: AcceptUpload,
    private readonly remove: RemoveVideo,
    private readonly transaction: Transaction,
  ) {}

  /** Whether at least one of a person's videos can be watched. */
  async hasProcessedVideo(ownerId: string): Promise<boolean> {
    return (await this.ownerVideos.count(ownerId, 'completed')) > 0;
  }

  /** Videos of a person in any state but removed. */
  async countVideos(ownerId: string): Promise<number> {
    return this.ownerVideos.count(ownerId, 'any');
  }

  /** Finished, visible videos of many people at once, newest first; people without one are absent from the map. */
  async playableVideosOf(ownerIds: readonly string[]): Promise<ReadonlyMap<string, readonly PlayableVideo[]>> {
    return this.ownerVideos.playableOf(ownerIds);
  }

  /** Stores a video as an upload does, with the same checks; it is processed by the next free worker. */
  async acceptVideo(incoming: IncomingVideo): Promise<AcceptedVideo> {
    return this.accept.execute(incoming);
  }

  /**
   * Removes every video of a person in the caller's transaction; the files go right after it commits.
   *
   * @returns how many videos there were
   */
  async removeAllOf(ownerId: string): Promise<number> {
    return this.transaction.run(async () => {
      const ids = await this.videos.findIdsOf(ownerId);
      for (const id of ids) await this.remove.execute(ownerId, id);
      return ids.length;
    });
  }
}

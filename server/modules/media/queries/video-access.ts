import { Injectable, Optional } from '@nestjs/common';
import { ownRule, type Viewer, type WatchableVideo } from '../domain/video.policy.js';
import { type OwnerCard, WatchPolicy } from '../domain/watch-policy.js';

const nobody: OwnerCard = { user: null, company: null };

/** The one door to a video: picture, poster, description and every range of bytes ask here. */
@Injectable()
export class VideoAccess {
  constructor(@Optional() private readonly policy?: WatchPolicy) {}

  async mayWatch(viewer: Viewer, video: WatchableVideo): Promise<boolean> {
    const own = ownRule(viewer.id, video);
    if (own !== 'ask') return own === 'allowed';
    return (await this.policy?.mayWatch(viewer, video)) ?? false;
  }

  /** Takes down that somebody else watches. */
  async noteWatched(viewer: Viewer, video: WatchableVideo): Promise<void> {
    if (viewer.id !== video.ownerId) await this.policy?.noteWatched(viewer, video);
  }

  async describeOwner(viewer: Viewer, video: Pick<WatchableVideo, 'id' | 'ownerId'>): Promise<OwnerCard> {
    return (await this.policy?.describeOwner(viewer, video)) ?? nobody;
  }
}

import { Injectable, Optional } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { ownRule, type Viewer, type WatchableVideo } from '../domain/video.policy.js';
import { type OwnerCard, WatchPolicy } from '../domain/watch-policy.js';

const nobody: OwnerCard = { user: null, company: null };
/** Names of viewers and videos that are kept at most: some hundred kilobytes. */
const NOTED_MOST = 10_000;

/** The one door to a video: picture, poster, description and every range of bytes ask here. */
@Injectable()
export class VideoAccess {
  /** Who was taken down for which video on which day (UTC). */
  readonly #noted = new Set<string>();

  constructor(
    private readonly clock: Clock,
    @Optional() private readonly policy?: WatchPolicy,
  ) {}

  async mayWatch(viewer: Viewer, video: WatchableVideo): Promise<boolean> {
    const own = ownRule(viewer.id, video);
    if (own !== 'ask') return own === 'allowed';
    return (await this.policy?.mayWatch(viewer, video)) ?? false;
  }

  /** Whether somebody who may not watch it may know of it. */
  async mayKnow(viewer: Viewer, video: WatchableVideo): Promise<boolean> {
    return ownRule(viewer.id, video) === 'ask' && ((await this.policy?.mayKnow(viewer, video)) ?? false);
  }

  /**
   * Takes down that somebody else watches. A video goes out in hundreds of parts, and one line a day is all that is written:
   * after the first part nothing is. Whether a part may be sent at all is never remembered.
   */
  async noteWatched(viewer: Viewer, video: WatchableVideo): Promise<void> {
    if (viewer.id === video.ownerId || !this.policy) return;
    const line = [viewer.id, video.id, this.clock.now().toISOString().slice(0, 10)].join(' ');
    if (this.#noted.has(line)) return;
    await this.policy.noteWatched(viewer, video);
    if (this.#noted.size >= NOTED_MOST) this.#noted.clear();
    this.#noted.add(line);
  }

  async describeOwner(viewer: Viewer, video: Pick<WatchableVideo, 'id' | 'ownerId'>): Promise<OwnerCard> {
    return (await this.policy?.describeOwner(viewer, video)) ?? nobody;
  }
}

import { Injectable, Optional } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { ownRule, type Viewer, type WatchableVideo } from '../domain/video.policy.js';
import { type OwnerCard, WatchPolicy } from '../domain/watch-policy.js';

const nobody: OwnerCard = { user: null, company: null };
/** Max remembered pairs of viewer and video: some hundred kilobytes. */
const MAX_NOTED = 10_000;

/** The single access check for videos: pictures, posters, descriptions and all byte ranges. */
@Injectable()
export class VideoAccess {
  /** Logged viewer, video and day (UTC). */
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

  /** Viewers who may watch a video may also only listen. */
  async mayListen(viewer: Viewer, video: WatchableVideo): Promise<boolean> {
    if (ownRule(viewer.id, video) === 'ask' && ((await this.policy?.mayListen(viewer, video)) ?? false)) return true;
    return this.mayWatch(viewer, video);
  }

  /** Whether a viewer who may not watch it may know of it. */
  async mayKnow(viewer: Viewer, video: WatchableVideo): Promise<boolean> {
    return ownRule(viewer.id, video) === 'ask' && ((await this.policy?.mayKnow(viewer, video)) ?? false);
  }

  /**
   * Logs that another person watches. A video is sent in hundreds of parts, so only the first per day is written. Access itself
   * is checked for each part.
   */
  async noteWatched(viewer: Viewer, video: WatchableVideo): Promise<void> {
    if (viewer.id === video.ownerId || !this.policy) return;
    const line = [viewer.id, video.id, this.clock.now().toISOString().slice(0, 10)].join(' ');
    if (this.#noted.has(line)) return;
    await this.policy.noteWatched(viewer, video);
    if (this.#noted.size >= MAX_NOTED) this.#noted.clear();
    this.#noted.add(line);
  }

  async describeOwner(viewer: Viewer, video: Pick<WatchableVideo, 'id' | 'ownerId'>): Promise<OwnerCard> {
    return (await this.policy?.describeOwner(viewer, video)) ?? nobody;
  }
}

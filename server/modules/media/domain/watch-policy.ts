import type { Viewer, WatchableVideo } from './video.policy.js';

/** As much of an owner as a viewer may see beside the video. */
export interface OwnerCard {
  readonly user: { readonly fullName: string; readonly avatarUrl: string | null } | null;
  readonly company: { readonly name: string; readonly logoUrl: string | null } | null;
  /** Takes out of the owner's words what leads to the owner, for a viewer who sees the mask; absent: words as written. */
  readonly scrub?: (text: string) => string;
}

/**
 * Who else may watch, and what they learn of the owner. Media knows no other module, so the reasons (an unlocked profile, a
 * bought access, a company's gallery) are bound where modules meet. Unbound, a video is its owner's alone.
 */
export abstract class WatchPolicy {
  /** Asked about finished, visible videos of somebody else only. */
  abstract mayWatch(viewer: Viewer, video: WatchableVideo): Promise<boolean>;
  /** Whether the viewer may know that the video exists, without watching it: it stands on a masked profile. */
  abstract mayKnow(viewer: Viewer, video: WatchableVideo): Promise<boolean>;
  /** Masked for a viewer who may not see who the owner is. */
  abstract describeOwner(viewer: Viewer, video: Pick<WatchableVideo, 'id' | 'ownerId'>): Promise<OwnerCard>;
  /** Somebody else is being sent a video; called at least once for a viewer, a video and a day (UTC). */
  abstract noteWatched(viewer: Viewer, video: WatchableVideo): Promise<void>;
  /** Whether somebody writes down what is said in a video that another one sent: the team whose gallery it stands in. */
  abstract mayCaption(writerId: string, videoId: string): Promise<boolean>;
}

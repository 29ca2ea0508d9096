import type { Viewer, WatchableVideo } from './video.policy.js';

/** The part of an owner that a viewer may see beside the video. */
export interface OwnerCard {
  readonly user: { readonly fullName: string; readonly avatarUrl: string | null } | null;
  readonly company: { readonly name: string; readonly logoUrl: string | null } | null;
  /** Removes personal data from the owner's words if the viewer sees the mask; absent: unchanged. */
  readonly scrub?: (text: string) => string;
}

/**
 * Decides who else may watch, and which fields of the owner they see. A port: the reasons (an open profile, a bought video, a company's
 * gallery) are bound at the root. Unbound, only owners watch.
 */
export abstract class WatchPolicy {
  /** Called only for finished, visible videos of another person. */
  abstract mayWatch(viewer: Viewer, video: WatchableVideo): Promise<boolean>;
  /** Whether the viewer may hear such a video without seeing it. */
  abstract mayListen(viewer: Viewer, video: WatchableVideo): Promise<boolean>;
  /** Whether the viewer may see that the video exists on a masked profile, without watching it. */
  abstract mayKnow(viewer: Viewer, video: WatchableVideo): Promise<boolean>;
  /** Masked if the viewer may not see who the owner is. */
  abstract describeOwner(viewer: Viewer, video: Pick<WatchableVideo, 'id' | 'ownerId'>): Promise<OwnerCard>;
  /** Called when another person receives a video, at least once per viewer, video and day (UTC). */
  abstract noteWatched(viewer: Viewer, video: WatchableVideo): Promise<void>;
  /** Whether a person may write captions for another's video: the team in whose gallery it is. */
  abstract mayCaption(writerId: string, videoId: string): Promise<boolean>;
}

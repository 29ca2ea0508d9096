import type { VideoState } from './video-lifecycle.js';
import type { Visibility } from './video.entity.js';

/** The account that wants to watch. */
export interface Viewer {
  readonly id: string;
  readonly role: string;
}

/** The fields that decide who may watch a video. */
export interface WatchableVideo {
  readonly id: string;
  readonly ownerId: string;
  readonly status: VideoState;
  readonly visibility: Visibility;
}

/**
 * The video's own rule, before any policy: its owner may always watch; hidden or unfinished videos are only the owner's;
 * otherwise the registered policies decide.
 */
export function ownRule(viewerId: string, video: WatchableVideo): 'allowed' | 'refused' | 'ask' {
  if (video.status === 'removed') return 'refused';
  if (video.ownerId === viewerId) return 'allowed';
  return video.status === 'completed' && video.visibility === 'VISIBLE' ? 'ask' : 'refused';
}

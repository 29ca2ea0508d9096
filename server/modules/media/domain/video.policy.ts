import type { VideoState } from './video-lifecycle.js';
import type { Visibility } from './video.entity.js';

/** Whoever wants to watch. */
export interface Viewer {
  readonly id: string;
  readonly role: string;
}

/** What decides who may watch a video. */
export interface WatchableVideo {
  readonly id: string;
  readonly ownerId: string;
  readonly status: VideoState;
  readonly visibility: Visibility;
}

/**
 * What the video itself says, before anybody else is asked: its owner always may; a hidden or unfinished one is nobody
 * else's business; for the rest the registered policies decide.
 */
export function ownRule(viewerId: string, video: WatchableVideo): 'allowed' | 'refused' | 'ask' {
  if (video.status === 'removed') return 'refused';
  if (video.ownerId === viewerId) return 'allowed';
  return video.status === 'completed' && video.visibility === 'VISIBLE' ? 'ask' : 'refused';
}

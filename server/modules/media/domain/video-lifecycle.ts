import { transitionTable } from '../../../platform/state/transition-table.js';

/**
 * - `awaiting-upload`: announced, no bytes stored yet
 * - `uploaded`: the original is stored and waits for a worker, also after a fault on our side (`pause`), or because it is long
 *   and waits in the lane of long videos (`defer`)
 * - `processing`: a worker processes it; a second `start` is another worker that replaces a dead one
 * - `completed`: can be watched
 * - `failed`: cannot be watched, and the owner knows why; an operator can retry it if the fault was ours
 * - `removed`: its owner removed it; the row is kept for the day's quota and its history
 */
export const videoStates = ['awaiting-upload', 'uploaded', 'processing', 'completed', 'failed', 'removed'] as const;
export type VideoState = (typeof videoStates)[number];

export type VideoEvent = 'receive' | 'write' | 'start' | 'pause' | 'defer' | 'complete' | 'fail' | 'retry' | 'remove';
export const videoActors = ['owner', 'worker', 'sweeper', 'operator'] as const;
export type VideoMover = (typeof videoActors)[number];

/** All legal moves of a video. Only `video.entity.ts` writes the state, using this table. */
export const videoLifecycle = transitionTable<VideoState, VideoEvent, VideoMover>({
  name: 'video',
  states: videoStates,
  initial: 'awaiting-upload',
  transitions: [
    { from: 'awaiting-upload', event: 'receive', to: 'uploaded', by: ['owner'] },
    { from: 'awaiting-upload', event: 'write', to: 'completed', by: ['owner'] },
    { from: 'awaiting-upload', event: 'remove', to: 'removed', by: ['owner', 'sweeper'] },
    { from: 'uploaded', event: 'start', to: 'processing', by: ['worker'] },
    { from: 'uploaded', event: 'fail', to: 'failed', by: ['worker'] },
    { from: 'uploaded', event: 'remove', to: 'removed', by: ['owner'] },
    { from: 'processing', event: 'start', to: 'processing', by: ['worker'] },
    { from: 'processing', event: 'pause', to: 'uploaded', by: ['worker'] },
    { from: 'processing', event: 'defer', to: 'uploaded', by: ['worker'] },
    { from: 'processing', event: 'complete', to: 'completed', by: ['worker'] },
    { from: 'processing', event: 'fail', to: 'failed', by: ['worker'] },
    { from: 'processing', event: 'remove', to: 'removed', by: ['owner'] },
    { from: 'completed', event: 'remove', to: 'removed', by: ['owner'] },
    { from: 'failed', event: 'retry', to: 'uploaded', by: ['operator'] },
    { from: 'failed', event: 'remove', to: 'removed', by: ['owner'] },
  ],
});

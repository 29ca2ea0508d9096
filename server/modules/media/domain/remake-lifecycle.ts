import { transitionTable } from '../../../platform/state/transition-table.js';

/**
 * - `waiting`: the files are made again from the original; the earlier ones are served meanwhile
 * - `done`: the files are as the owner wants them
 * - `failed`: given up; the earlier files stay
 */
export const remakeStates = ['waiting', 'done', 'failed'] as const;
export type RemakeState = (typeof remakeStates)[number];

export type RemakeEvent = 'request' | 'cancel' | 'complete' | 'give-up';
export const remakeActors = ['owner', 'worker'] as const;
export type RemakeMover = (typeof remakeActors)[number];

/** All legal moves of a remake. Only `video-remake.entity.ts` writes the state, using this table. */
export const remakeLifecycle = transitionTable<RemakeState, RemakeEvent, RemakeMover>({
  name: 'video remake',
  states: remakeStates,
  initial: 'waiting',
  transitions: [
    { from: 'waiting', event: 'request', to: 'waiting', by: ['owner'] },
    { from: 'waiting', event: 'cancel', to: 'done', by: ['owner'] },
    { from: 'waiting', event: 'complete', to: 'done', by: ['worker'] },
    { from: 'waiting', event: 'give-up', to: 'failed', by: ['worker'] },
    { from: 'done', event: 'request', to: 'waiting', by: ['owner'] },
    { from: 'failed', event: 'request', to: 'waiting', by: ['owner'] },
    { from: 'failed', event: 'cancel', to: 'done', by: ['owner'] },
  ],
});

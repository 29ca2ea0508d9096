import {
  type VideoEvent,
  videoActors,
  videoLifecycle,
  type VideoMover,
  videoStates,
  type VideoState,
} from './video-lifecycle.js';

/** Every legal move, written by hand a second time; all others must be refused. */
const legal: Readonly<Record<VideoState, Partial<Record<VideoEvent, Partial<Record<VideoMover, VideoState>>>>>> = {
  'awaiting-upload': {
    receive: { owner: 'uploaded' },
    write: { owner: 'completed' },
    remove: { owner: 'removed', sweeper: 'removed' },
  },
  uploaded: { start: { worker: 'processing' }, fail: { worker: 'failed' }, remove: { owner: 'removed' } },
  processing: {
    start: { worker: 'processing' },
    pause: { worker: 'uploaded' },
    defer: { worker: 'uploaded' },
    complete: { worker: 'completed' },
    fail: { worker: 'failed' },
    remove: { owner: 'removed' },
  },
  completed: { remove: { owner: 'removed' } },
  failed: { retry: { operator: 'uploaded' }, remove: { owner: 'removed' } },
  removed: {},
};
const events: readonly VideoEvent[] = [
  'receive',
  'write',
  'start',
  'pause',
  'defer',
  'complete',
  'fail',
  'retry',
  'remove',
];

describe('the lifecycle of a video', () => {
  const matrix = videoStates.flatMap((state) =>
    events.flatMap((event) => videoActors.map((by) => [state, event, by, legal[state][event]?.[by] ?? null] as const)),
  );

  it.each(matrix)('%s, %s by %s: %s', (state, event, by, expected) => {
    expect(videoLifecycle.next(state, event, by)).toBe(expected);
  });

  it('knows no event besides those', () => {
    expect([...videoLifecycle.events].sort()).toEqual([...events].sort());
  });

  it('ends with removed, and with nothing else', () => {
    expect(videoStates.filter((state) => videoLifecycle.isFinal(state))).toEqual(['removed']);
  });
});

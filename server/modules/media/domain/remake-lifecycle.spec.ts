import {
  remakeActors,
  type RemakeEvent,
  remakeLifecycle,
  type RemakeMover,
  type RemakeState,
  remakeStates,
} from './remake-lifecycle.js';

/** Every legal move, written by hand a second time; all others must be refused. */
const legal: Readonly<Record<RemakeState, Partial<Record<RemakeEvent, Partial<Record<RemakeMover, RemakeState>>>>>> = {
  waiting: {
    request: { owner: 'waiting' },
    cancel: { owner: 'done' },
    complete: { worker: 'done' },
    'give-up': { worker: 'failed' },
  },
  done: { request: { owner: 'waiting' } },
  failed: { request: { owner: 'waiting' }, cancel: { owner: 'done' } },
};
const events: readonly RemakeEvent[] = ['request', 'cancel', 'complete', 'give-up'];

describe('the lifecycle of a remake', () => {
  const matrix = remakeStates.flatMap((state) =>
    events.flatMap((event) => remakeActors.map((by) => [state, event, by, legal[state][event]?.[by] ?? null] as const)),
  );

  it.each(matrix)('%s, %s by %s: %s', (state, event, by, expected) => {
    expect(remakeLifecycle.next(state, event, by)).toBe(expected);
  });

  it('knows no event besides those', () => {
    expect([...remakeLifecycle.events].sort()).toEqual([...events].sort());
  });
});

import { initialState, readMedia } from './player-state';

const media = {
  currentTime: 3,
  duration: 120,
  paused: false,
  ended: false,
  muted: false,
  volume: 0.5,
  playbackRate: 1,
  readyState: 4,
  error: null,
  buffered: { length: 2, start: (index: number) => [0, 50][index] ?? 0, end: (index: number) => [10, 60][index] ?? 0 },
} as unknown as Parameters<typeof readMedia>[0];

it('reads the state from the element', () => {
  expect(readMedia(media, initialState(0), 0)).toEqual({
    phase: 'ready',
    started: true,
    playing: true,
    ended: false,
    stalled: false,
    position: 3,
    length: 120,
    loaded: 10,
    muted: false,
    volume: 0.5,
    speed: 1,
  });
});

it.each([NaN, Infinity, 0])('uses the known length for %p', (duration) => {
  expect(readMedia({ ...media, duration }, initialState(0), 161).length).toBe(161);
});

it('remembers that it was played once', () => {
  const playing = readMedia(media, initialState(0), 0);
  expect(readMedia({ ...media, paused: true }, playing, 0)).toMatchObject({ started: true, playing: false });
});

it('distinguishes loading from an error', () => {
  expect(readMedia({ ...media, readyState: 0, paused: true }, initialState(0), 0).phase).toBe('waiting');
  expect(readMedia({ ...media, error: { code: 4 } as MediaError }, initialState(0), 0)).toMatchObject({
    phase: 'failed',
    stalled: false,
  });
  expect(readMedia({ ...media, readyState: 2 }, initialState(0), 0).stalled).toBe(true);
});

it('counts only the buffered range that contains the position', () => {
  expect(readMedia({ ...media, currentTime: 30 }, initialState(0), 0).loaded).toBe(0);
  expect(readMedia({ ...media, currentTime: 55 }, initialState(0), 0).loaded).toBe(60);
});

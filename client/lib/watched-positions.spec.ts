import { forgetPositions, positionsKey } from './kept-positions';
import { createWatchedPositions } from './watched-positions';

describe('where a person was in a video', () => {
  let now = 1_000;
  const positions = createWatchedPositions(
    () => localStorage,
    () => now,
  );
  beforeEach(() => {
    localStorage.clear();
    now = 1_000;
  });

  it('is kept by video, and forgotten at the end, after a month, and at sign-out', () => {
    positions.note('/a', 42.5, 180);
    positions.note('/b', 60, 180);
    expect([positions.find('/a'), positions.find('/b'), positions.find('/c')]).toEqual([42.5, 60, null]);
    positions.note('/a', 178, 180);
    expect(positions.find('/a')).toBeNull();
    now += 31 * 24 * 3_600_000;
    expect(positions.find('/b')).toBeNull();
    positions.note('/b', 60, 180);
    forgetPositions(localStorage);
    expect(localStorage.getItem(positionsKey)).toBeNull();
  });

  it.each([
    ['at its start', 2, 180],
    ['in a short clip', 12, 20],
  ])('is not kept %s', (_, seconds, length) => {
    positions.note('/a', seconds, length);
    expect(positions.find('/a')).toBeNull();
  });

  it('is kept for the thirty latest videos', () => {
    for (let video = 0; video < 40; video += 1) {
      now += 1;
      positions.note(`/${video}`, 60, 180);
    }
    expect([positions.find('/9'), positions.find('/10'), positions.find('/39')]).toEqual([null, 60, 60]);
  });

  it.each(['not json', '[1]', '{"/a":5}'])('is the start if the storage contains %s', (text) => {
    localStorage.setItem(positionsKey, text);
    expect(positions.find('/a')).toBeNull();
  });
});

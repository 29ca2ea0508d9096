import { FRESH_SECONDS, isFresh } from './fresh-session.js';

describe('a fresh session', () => {
  const opened = new Date('2026-01-10T12:00:00.000Z');
  const after = (milliseconds: number): Date => new Date(opened.getTime() + milliseconds);

  it.each<[string, number, boolean]>([
    ['at once', 0, true],
    ['after fifteen minutes', FRESH_SECONDS * 1000, true],
    ['a moment later', FRESH_SECONDS * 1000 + 1, false],
    ['after a day', 86_400_000, false],
    ['before it was opened, by a clock that runs behind', -1, false],
  ])('%s', (_, milliseconds, fresh) => {
    expect(isFresh(opened, after(milliseconds))).toBe(fresh);
  });
});

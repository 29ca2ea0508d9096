import { keptSecondsOf } from './kept-span.js';

describe('seconds that are left of a recording', () => {
  it.each([
    ['the whole recording', null, 12, 12],
    ['the middle', { from: 2_000, to: 9_500 }, 12, 7.5],
    ['an end after the end of the recording', { from: 2_000, to: 60_000 }, 12, 10],
    ['a start after the end of the recording', { from: 13_000, to: 60_000 }, 12, 0],
  ])('%s', (_, span, seconds, left) => {
    expect(keptSecondsOf(span, seconds)).toBe(left);
  });
});

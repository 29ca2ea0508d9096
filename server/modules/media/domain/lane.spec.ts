import { isLong } from './lane.js';

describe('the lane of a video', () => {
  it.each([
    [0.1, false],
    [120, false],
    [121.6, false],
    [122.1, true],
    [3600, true],
  ])('for %d seconds: is it long? %s', (seconds, long) => {
    expect(isLong(seconds)).toBe(long);
  });
});

import { stepped } from './PayField';

describe('a step of pay', () => {
  it.each([
    [null, true, 5_000],
    [null, false, null],
    [5_000, false, null],
    [60_000, true, 65_000],
    [62_000, true, 65_000],
    [62_000, false, 60_000],
    [1_000_000, true, 1_000_000],
  ])('from %j, up %j: %j', (from, up, to) => {
    expect(stepped(from, up)).toBe(to);
  });
});

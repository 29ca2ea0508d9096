import { cellsOf, fitInto } from './mixer';

describe('the picture of a recording', () => {
  it.each([
    [0, []],
    [1, [[0, 0, 1280, 720]]],
    [
      2,
      [
        [0, 0, 640, 720],
        [640, 0, 640, 720],
      ],
    ],
    [
      3,
      [
        [0, 0, 640, 360],
        [640, 0, 640, 360],
        [0, 360, 640, 360],
      ],
    ],
  ])('has places for %d people', (count, places) => {
    expect(cellsOf(count).map(({ x, y, width, height }) => [x, y, width, height])).toEqual(places);
  });

  it('shows each person whole, in the middle of the place', () => {
    const cell = { x: 640, y: 0, width: 640, height: 720 };
    expect(fitInto(cell, 1280, 720)).toEqual({ x: 640, y: 180, width: 640, height: 360 });
    // A phone that is held upright.
    expect(fitInto(cell, 360, 720)).toEqual({ x: 780, y: 0, width: 360, height: 720 });
  });
});

import { positionsOf } from './pay-scale';

describe('positions on the scale of pay', () => {
  it('put the middle half in the middle third', () => {
    const { own, median, low, high } = positionsOf({ own: 65, median: 60, low: 50, high: 70 });
    expect([low, high].map((at) => at.toFixed(2))).toEqual(['0.33', '0.67']);
    expect(median).toBe(0.5);
    expect(own).toBeCloseTo(0.583, 2);
  });

  it('keep pay beyond the scale at its ends', () => {
    expect(positionsOf({ own: 900, median: 60, low: 50, high: 70 }).own).toBe(1);
    expect(positionsOf({ own: 1, median: 60, low: 50, high: 70 }).own).toBe(0);
  });

  it('have a scale when everybody pays the same', () => {
    expect(positionsOf({ own: 50, median: 50, low: 50, high: 50 })).toEqual({
      own: 0.5,
      median: 0.5,
      low: 0.5,
      high: 0.5,
    });
  });
});

import { taxed } from './taxes.js';

describe('taxes', () => {
  it.each([
    [29_900, 1_495, 2_983, 34_378],
    [89_900, 4_495, 8_968, 103_363],
    [199_900, 9_995, 19_940, 229_835],
    [2_990, 150, 298, 3_438],
    [0, 0, 0, 0],
    // Half a cent rounds up: 5 % of 10 cents is 0.5 cents.
    [10, 1, 1, 12],
    [1, 0, 0, 1],
    [200_000, 10_000, 19_950, 229_950],
  ])('of %i cents are %i and %i, together %i', (subtotal, gst, qst, total) => {
    expect(taxed(subtotal)).toEqual({ subtotal, gst, qst, total });
  });

  it('are whole cents, within half a cent of the rate, for every price up to 3 000 dollars', () => {
    const wrong: number[] = [];
    for (let cents = 0; cents <= 300_000; cents += 7) {
      const { gst, qst, total } = taxed(cents);
      const isNear = Math.abs(gst * 100 - cents * 5) <= 50 && Math.abs(qst * 100_000 - cents * 9_975) <= 50_000;
      if (![gst, qst].every(Number.isSafeInteger) || !isNear || total !== cents + gst + qst) wrong.push(cents);
    }
    expect(wrong).toEqual([]);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('of %d are refused', (cents) => {
    expect(() => taxed(cents)).toThrow(RangeError);
  });
});

import { framingOf, personIn } from './framing';

const WIDTH = 40;
const HEIGHT = 20;

/** A mask with one rectangle of a person. */
function maskOf(left: number, top: number, width: number, height: number): Uint8Array {
  const mask = new Uint8Array(WIDTH * HEIGHT);
  for (let y = top; y < Math.min(HEIGHT, top + height); y += 1)
    for (let x = left; x < left + width; x += 1) mask[y * WIDTH + x] = 255;
  return mask;
}

describe('the place of a person in the picture', () => {
  it('is measured in shares of it', () => {
    expect(personIn(maskOf(10, 5, 20, 15), WIDTH)).toEqual({ share: 0.375, centre: 0.5, above: 0.25 });
    expect(personIn(maskOf(0, 0, 20, 20), WIDTH)).toEqual({ share: 0.5, centre: 0.25, above: 0 });
  });

  it.each([
    ['framed', maskOf(12, 4, 16, 16)],
    ['absent', maskOf(0, 0, 0, 0)],
    ['far', maskOf(18, 10, 4, 10)],
    ['near', maskOf(2, 0, 36, 20)],
    ['off-centre', maskOf(0, 4, 14, 16)],
  ] as const)('is %s', (framing, mask) => {
    expect(framingOf(personIn(mask, WIDTH))).toBe(framing);
  });

  it('does not follow a few wrong pixels', () => {
    const mask = maskOf(12, 6, 16, 14);
    mask[0] = 255;
    expect(personIn(mask, WIDTH).above).toBe(0.3);
  });
});

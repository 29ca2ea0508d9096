import { choosePosterFrame, type FrameMeasure, type FrameSample, measureFrame } from './poster-frame.js';

const [width, height] = [64, 36];
/** A frame by a rule for each pixel: luma, and chroma (neutral if absent). */
function frame(pixel: (x: number, y: number) => readonly [luma: number, blue?: number, red?: number]): FrameSample {
  const planes = [0, 1, 2].map((plane) =>
    Uint8Array.from({ length: width * height }, (_, at) => {
      return pixel(at % width, Math.floor(at / width))[plane] ?? 128;
    }),
  );
  const [luma = new Uint8Array(), blue = new Uint8Array(), red = new Uint8Array()] = planes;
  return { width, height, luma, blue, red };
}
const stripes = (period: number, low = 60, high = 190) => frame((x) => [Math.floor(x / period) % 2 === 0 ? low : high]);
const black = frame(() => [16]);
const waves = frame((x) => [125 + 60 * Math.sin(x / 6)]);
const isMiddle = (x: number, y: number): boolean => x > 24 && x < 40 && y > 8 && y < 28;
/** Stripes with an oval-sized patch of skin of this brightness in the middle. */
const face = (luma: number): FrameSample =>
  frame((x, y) => (isMiddle(x, y) ? [luma + (x % 2) * 20, 105, 150] : [Math.floor(x / 4) % 2 === 0 ? 60 : 190]));

const placeOf = (...frames: FrameSample[]): number => choosePosterFrame(frames.map(measureFrame));

describe('the frame of a poster', () => {
  it('is never a black, white, grey or blurred one if there is a better one', () => {
    const [white, grey] = [frame(() => [235]), frame(() => [128])];
    expect(placeOf(black, white, grey, waves, stripes(4), black)).toBe(4);
    expect(placeOf(black, black, black, black, waves, stripes(4))).toBe(5);
    expect(placeOf(stripes(4), waves, waves, waves)).toBe(0);
  });

  it('is not one of a fade: darker than the others, or two scenes at once', () => {
    const scene = stripes(4);
    const dark = frame((x) => [Math.floor(x / 4) % 2 === 0 ? 20 : 100]);
    const mixed = frame((x, y) => [
      ((Math.floor(x / 4) % 2 === 0 ? 60 : 190) + (Math.floor(y / 3) % 2 === 0 ? 190 : 60)) / 2,
    ]);
    expect(placeOf(dark, mixed, scene, scene, scene)).toBe(2);
  });

  it.each([70, 110, 150, 190])('shows a face in the middle, of any colour of skin (luma %i)', (luma) => {
    expect(measureFrame(face(luma)).skin).toBeGreaterThan(0.2);
    expect(placeOf(stripes(4), stripes(4), face(luma), stripes(4))).toBe(2);
  });

  it('prefers a sharp frame without a face to a blurred one with a face', () => {
    const blurredFace = frame((x, y) => (isMiddle(x, y) ? [125, 105, 150] : [125 + 60 * Math.sin(x / 6)]));
    expect(placeOf(blurredFace, stripes(4), blurredFace)).toBe(1);
  });

  it('is the first of equal ones, and the one that shows most if all are dark', () => {
    expect(placeOf(stripes(4), stripes(4))).toBe(0);
    expect(placeOf(black)).toBe(0);
    expect(placeOf(black, stripes(4, 10, 30), black)).toBe(1);
  });

  it('is measured without dividing by nothing', () => {
    const dot: FrameSample = {
      width: 2,
      height: 2,
      luma: new Uint8Array(4),
      blue: new Uint8Array(4),
      red: new Uint8Array(4),
    };
    expect(measureFrame(dot)).toEqual({ sharpness: 0, brightness: 0, contrast: 0, skin: 0 } satisfies FrameMeasure);
  });
});

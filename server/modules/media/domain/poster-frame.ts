/** A small copy of a frame: its planes of brightness and colour, all of the same size (4:4:4), row by row. */
export interface FrameSample {
  readonly width: number;
  readonly height: number;
  readonly luma: Uint8Array;
  readonly blue: Uint8Array;
  readonly red: Uint8Array;
}

/** Measures of the pixels alone. Nothing of them is stored, and nothing says who is shown. */
export interface FrameMeasure {
  /** Variance of the Laplacian: edges of a blurred frame are weak. */
  readonly sharpness: number;
  /** Mean of the luma, 0 to 255. */
  readonly brightness: number;
  /** Standard deviation of the luma: near 0 for a black, white or grey frame. */
  readonly contrast: number;
  /** Share of the middle that has a colour of skin, of whatever brightness, 0 to 1. */
  readonly skin: number;
}

/** Luma outside of this is a dark, faded or flashing frame. */
const brightnessRange = { min: 40, max: 215 } as const;
const MIN_CONTRAST = 12;
/** A frame with less than this share of a good frame's sharpness is blurred, or two scenes that fade into each other. */
const MIN_SHARPNESS = 0.5;
/** A face fills about this share of the middle; more adds nothing. */
const FACE_SHARE = 0.15;
/** How much a frame without a face is worth: sharp frames without one still win over blurred ones with one. */
const WITHOUT_FACE = 0.6;
/** Frames whose brightness differs by this much from most others are probably the start or the end of a scene. */
const USUAL_SPREAD = 40;

/** Chroma of human skin from the darkest to the lightest (Chai and Ngan, 1999): it differs in luma, not in chroma. */
const isSkin = (blue: number, red: number): boolean => blue >= 77 && blue <= 127 && red >= 133 && red <= 173;

export function measureFrame({ width, height, luma, blue, red }: FrameSample): FrameMeasure {
  const at = (plane: Uint8Array, x: number, y: number): number => plane[y * width + x] ?? 0;
  let [sum, squares] = [0, 0];
  for (const value of luma) {
    sum += value;
    squares += value * value;
  }
  const brightness = sum / luma.length;
  let [edges, edgeSquares, count, skinned, middle] = [0, 0, 0, 0, 0];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const beside = at(luma, x - 1, y) + at(luma, x + 1, y) + at(luma, x, y - 1) + at(luma, x, y + 1);
      const edge = 4 * at(luma, x, y) - beside;
      edges += edge;
      edgeSquares += edge * edge;
      count += 1;
      if (x < width * 0.25 || x >= width * 0.75 || y < height * 0.1 || y >= height * 0.85) continue;
      middle += 1;
      if (isSkin(at(blue, x, y), at(red, x, y))) skinned += 1;
    }
  }
  return {
    sharpness: count === 0 ? 0 : edgeSquares / count - (edges / count) ** 2,
    brightness,
    contrast: Math.sqrt(Math.max(0, squares / luma.length - brightness ** 2)),
    skin: middle === 0 ? 0 : skinned / middle,
  };
}

/** @param share 0 to 1 @returns the value that this share of all is not above */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/**
 * The frame for the poster: sharp, lit like most others, with a face in the middle if there is one. Of equal ones the first.
 *
 * @param frames in order of time, at least one
 * @returns its place among them
 */
export function choosePosterFrame(frames: readonly FrameMeasure[]): number {
  const lit = frames.filter(
    ({ brightness, contrast }) =>
      brightness >= brightnessRange.min && brightness <= brightnessRange.max && contrast >= MIN_CONTRAST,
  );
  // All are dark or of one colour: take the one with the most contrast.
  if (lit.length === 0) return placeOfBest(frames, ({ contrast }) => contrast);
  const good = quantile(
    lit.map(({ sharpness }) => sharpness),
    0.75,
  );
  const usual = quantile(
    lit.map(({ brightness }) => brightness),
    0.5,
  );
  const best = Math.max(...lit.map(({ sharpness }) => sharpness));
  const clear = new Set(lit.filter(({ sharpness }) => sharpness >= good * MIN_SHARPNESS));
  return placeOfBest(frames, (frame) => {
    if (!clear.has(frame)) return -1;
    const likeOthers = Math.exp(-(((frame.brightness - usual) / USUAL_SPREAD) ** 2));
    const face = WITHOUT_FACE + (1 - WITHOUT_FACE) * Math.min(1, frame.skin / FACE_SHARE);
    return (best === 0 ? 1 : frame.sharpness / best) * likeOthers * face;
  });
}

function placeOfBest(frames: readonly FrameMeasure[], scoreOf: (frame: FrameMeasure) => number): number {
  let [place, best] = [0, Number.NEGATIVE_INFINITY];
  for (const [at, frame] of frames.entries()) {
    const score = scoreOf(frame);
    if (score > best) [place, best] = [at, score];
  }
  return place;
}

/** Part of a picture, in its pixels. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Below it a pixel belongs to the background, above it to the person; between them both are mixed, so that the edge is soft. */
const BACKGROUND = 0.45;
const PERSON = 0.8;

/** @returns opacity of the sharp picture, from 0 to 255: none wherever the model doubts that there is a person */
export function opacityOf(likelihood: number): number {
  const place = Math.min(1, Math.max(0, (likelihood - BACKGROUND) / (PERSON - BACKGROUND)));
  return Math.round(255 * place * place * (3 - 2 * place));
}

/** The largest region of the picture's shape in the middle of the model's input. */
export function regionOf(picture: { width: number; height: number }, input: { width: number; height: number }): Region {
  const scale = Math.min(input.width / picture.width, input.height / picture.height);
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  return {
    left: Math.floor((input.width - width) / 2),
    top: Math.floor((input.height - height) / 2),
    width,
    height,
  };
}

/** Pixels of the input that become one of the blurred background: 16 of a picture that is 1280 wide. */
const CELL = 4;
/** Means over this many neighbours, twice: words and faces behind the person can no longer be recognised. */
const REACH = 2;

export interface SmallPicture {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** Blurs a region by means, not by the filter of a canvas, which Safari does not have. */
export function blurred(pixels: ArrayLike<number>, inputWidth: number, region: Region): SmallPicture {
  const width = Math.ceil(region.width / CELL);
  const height = Math.ceil(region.height / CELL);
  let means = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const sums = [0, 0, 0];
      let count = 0;
      for (let dy = 0; dy < CELL && y * CELL + dy < region.height; dy += 1) {
        for (let dx = 0; dx < CELL && x * CELL + dx < region.width; dx += 1) {
          const at = ((region.top + y * CELL + dy) * inputWidth + region.left + x * CELL + dx) * 4;
          for (let channel = 0; channel < 3; channel += 1) sums[channel]! += pixels[at + channel] ?? 0;
          count += 1;
        }
      }
      for (let channel = 0; channel < 3; channel += 1)
        means[(y * width + x) * 3 + channel] = (sums[channel] ?? 0) / count;
    }
  }
  for (let round = 0; round < 2; round += 1) {
    means = spread(means, width, height, { x: 1, y: 0 });
    means = spread(means, width, height, { x: 0, y: 1 });
  }
  const result = new Uint8ClampedArray(width * height * 4);
  for (let place = 0; place < width * height; place += 1) {
    for (let channel = 0; channel < 3; channel += 1) result[place * 4 + channel] = means[place * 3 + channel] ?? 0;
    result[place * 4 + 3] = 255;
  }
  return { pixels: result, width, height };
}

function spread(means: Float32Array<ArrayBuffer>, width: number, height: number, step: { x: number; y: number }) {
  const result = new Float32Array(means.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0;
        for (let by = -REACH; by <= REACH; by += 1) {
          const from = Math.min(width - 1, Math.max(0, x + by * step.x));
          const row = Math.min(height - 1, Math.max(0, y + by * step.y));
          sum += means[(row * width + from) * 3 + channel] ?? 0;
        }
        result[(y * width + x) * 3 + channel] = sum / (2 * REACH + 1);
      }
    }
  }
  return result;
}

export type Light = 'dark' | 'bright' | 'behind' | 'good';

/** Mean brightness (0 to 255) below which a face is hard to see, and above which it is overexposed. */
const DARK = 55;
const BRIGHT = 215;
/** Backlit if the middle is darker than its surroundings by more than this. */
const BEHIND = 55;

/**
 * Light of a small camera picture, by brightness only.
 *
 * @param pixels red, green, blue and opacity of each pixel, row by row
 */
export function lightOf(pixels: ArrayLike<number>, width: number): Light {
  const count = Math.floor(pixels.length / 4);
  const height = Math.floor(count / width);
  let [middle, middleCount, around, aroundCount] = [0, 0, 0, 0];
  for (let place = 0; place < count; place += 1) {
    const at = place * 4;
    const luma = 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);
    const [x, y] = [(place % width) / width, Math.floor(place / width) / height];
    if (x > 0.3 && x < 0.7 && y > 0.2 && y < 0.8) [middle, middleCount] = [middle + luma, middleCount + 1];
    else [around, aroundCount] = [around + luma, aroundCount + 1];
  }
  const [inside, outside] = [middle / Math.max(1, middleCount), around / Math.max(1, aroundCount)];
  if (inside < DARK && outside < DARK + BEHIND) return 'dark';
  if (outside - inside > BEHIND) return 'behind';
  return inside > BRIGHT ? 'bright' : 'good';
}

import type { Framing } from './framing';

export type Light = 'dark' | 'bright' | 'behind' | 'good';
/** A property of the picture that the person can change. */
export type PictureHint = Light | 'tilted' | Exclude<Framing, 'framed'>;

export interface SeenPicture {
  /** Null before the first measurement. */
  readonly light: Light | null;
  readonly isTilted: boolean;
  /** Null where nothing looks for the person. */
  readonly framing: Framing | null;
}

/** One hint at a time: a face that is too dark is also hard to find. */
export function hintOf({ light, isTilted, framing }: SeenPicture): PictureHint | null {
  if (light !== null && light !== 'good') return light;
  if (isTilted) return 'tilted';
  return framing !== null && framing !== 'framed' ? framing : light;
}

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

/** Equal measurements in a row before a hint changes: a hand in front of the camera is no change of the light. */
const STEADY = 2;

export interface SeenLight {
  /** The hint on the screen; null before the first one. */
  readonly shown: Light | null;
  readonly last: Light | null;
  readonly times: number;
}
export const unseenLight: SeenLight = { shown: null, last: null, times: 0 };

export function withLight({ shown, last, times }: SeenLight, light: Light): SeenLight {
  const same = light === last ? times + 1 : 1;
  return { shown: shown === null || same >= STEADY ? light : shown, last: light, times: same };
}

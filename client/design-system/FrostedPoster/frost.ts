/** Picture of a masked person: three soft lights, always the same for the same id. */
export interface Frost {
  /** Degrees on the colour circle. */
  hues: readonly [number, number, number];
  /** Percent of the width and height. */
  places: readonly [readonly [number, number], readonly [number, number], readonly [number, number]];
}

/** FNV-1a, 32 bits: gives different results for ids that differ by one character. It is not used for secrecy. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0;
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/** Cold hues only, from green to lilac: warm light is for the brand, and skin tones must not be suggested. */
const COLDEST = 165;
const SPAN = 95;

/** Computed from the opaque id alone, never from a picture of the person. */
export function frostOf(seed: string): Frost {
  const pick = (salt: string, span: number) => hash(`${seed}:${salt}`) % span;
  const hue = COLDEST + pick('hue', SPAN);
  return {
    hues: [hue, COLDEST + ((hue - COLDEST + 24) % SPAN), COLDEST + ((hue - COLDEST + 58) % SPAN)],
    places: [
      [34 + pick('x1', 30), 50 + pick('y1', 26)],
      [72 + pick('x2', 26), pick('y2', 34)],
      [pick('x3', 30), 6 + pick('y3', 40)],
    ],
  };
}

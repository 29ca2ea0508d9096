/**
 * Compares two pictures of half size by values that may stand at most one pixel (two of the page) away. So glyphs that a browser draws
 * bolder or a pixel further are the same, and a button that moved by 8 pixels is not.
 * @typedef {import('./take-picture.mjs').Picture} Picture
 * @typedef {{ changed: Uint8Array, width: number, height: number, reason: string }} Difference
 *   `changed`: 1 for each pixel that differs, row by row
 */

/** Allowed where a picture has one colour: browsers round gradients differently. */
const FLAT = 2;
/** Allowed at edges: baselines are stored with small losses there. */
const EDGE = 6;
/** Allowed at edges, as a part of the contrast around: browsers draw strokes bolder or thinner. */
const LIGHTNESS_PART = 0.45;
const COLOUR_PART = 0.2;
/** Differing pixels are counted in squares of twice this side, so that one lost icon counts on a page of any length. */
const CELL = 8;
const MAX_IN_A_SQUARE = 10;
/** A page may be longer or shorter by this, because of rounding. */
const MAX_ROWS = 1;

/**
 * @param {Picture} before
 * @param {Picture} after
 * @returns {Difference | null} null if a person would call them the same
 */
export function differenceOf(before, after) {
  if (before.width !== after.width) return unlike(before, after, `width ${before.width * 2} → ${after.width * 2}`);
  const height = Math.min(before.height, after.height);
  const changed = changedPixels(before, after, height);
  if (Math.abs(before.height - after.height) > MAX_ROWS)
    return { changed, width: before.width, height, reason: `height ${before.height * 2} → ${after.height * 2}` };
  const most = mostInASquare(changed, before.width, height);
  if (most <= MAX_IN_A_SQUARE) return null;
  return { changed, width: before.width, height, reason: `${changed.reduce((sum, one) => sum + one, 0)} pixels` };
}

function unlike(before, after, reason) {
  const [width, height] = [Math.min(before.width, after.width), Math.min(before.height, after.height)];
  return { changed: new Uint8Array(width * height).fill(1), width, height, reason };
}

function changedPixels(before, after, height) {
  const { width } = before;
  const changed = new Uint8Array(width * height);
  for (let index = 0; index < width * height; index += 1) {
    const at = index * 3;
    const distance = Math.max(
      Math.abs(before.data[at] - after.data[at]),
      Math.abs(before.data[at + 1] - after.data[at + 1]),
      Math.abs(before.data[at + 2] - after.data[at + 2]),
    );
    if (distance <= FLAT) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    const [ofBefore, ofAfter] = [rangeAround(before, x, y, height), rangeAround(after, x, y, height)];
    // An edge in one picture is enough: the file of the other one has small losses beside it.
    const isFlat = Math.max(ofBefore.contrast, ofAfter.contrast) <= FLAT;
    if (isOutside(valuesAt(before, x, y), ofAfter, isFlat) || isOutside(valuesAt(after, x, y), ofBefore, isFlat))
      changed[index] = 1;
  }
  return changed;
}

/** The values that a picture has at most one pixel away. */
function rangeAround(picture, x, y, height) {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(picture.width - 1, x + 1); column += 1) {
      valuesAt(picture, column, row).forEach((value, part) => {
        low[part] = Math.min(low[part], value);
        high[part] = Math.max(high[part], value);
      });
    }
  }
  return { low, high, contrast: Math.max(...high.map((value, part) => value - low[part])) };
}

function isOutside(values, { low, high, contrast }, isFlat) {
  return values.some((value, part) => {
    const share = part === 0 ? LIGHTNESS_PART : COLOUR_PART;
    const allowed = isFlat ? FLAT : EDGE + share * contrast;
    return value > high[part] + allowed || value < low[part] - allowed;
  });
}

/** Lightness, and how blue and how red it is (YCbCr). */
function valuesAt({ data, width }, x, y) {
  const at = (y * width + x) * 3;
  const [red, green, blue] = [data[at], data[at + 1], data[at + 2]];
  return [
    0.299 * red + 0.587 * green + 0.114 * blue,
    -0.169 * red - 0.331 * green + 0.5 * blue,
    0.5 * red - 0.419 * green - 0.081 * blue,
  ];
}

function mostInASquare(changed, width, height) {
  const columns = Math.ceil(width / CELL) + 1;
  const counts = new Uint16Array(columns * (Math.ceil(height / CELL) + 1));
  changed.forEach((one, index) => {
    if (one === 0) return;
    counts[Math.floor(Math.floor(index / width) / CELL) * columns + Math.floor((index % width) / CELL)] += 1;
  });
  let most = 0;
  for (let cell = 0; cell + columns + 1 < counts.length; cell += 1) {
    most = Math.max(most, counts[cell] + counts[cell + 1] + counts[cell + columns] + counts[cell + columns + 1]);
  }
  return most;
}

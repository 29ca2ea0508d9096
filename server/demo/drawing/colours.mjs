/** Colours of the drawn people and rooms: warm light on ink, paper and muted cloth, as in the design tokens. */

/** Base colour of the skin, from light to dark. */
export const skins = ['#F6D7BE', '#EFC4A0', '#E0A97E', '#C98A5E', '#A86C45', '#85502F', '#63381F'];

export const hairs = {
  black: '#1F1B22',
  brown: '#4A2F22',
  chestnut: '#7A4A2C',
  auburn: '#8C4325',
  blond: '#C99B58',
  grey: '#A9A9AE',
  white: '#DDDAD6',
};

export const cloths = {
  ink: '#2B3550',
  wine: '#6E2F42',
  pine: '#2F5D4E',
  plum: '#54406E',
  steel: '#4B6C86',
  amber: '#D08E33',
  rust: '#A8532F',
  sand: '#CDB894',
  paper: '#F1ECE4',
  sage: '#8DA58A',
  sky: '#8FB3D1',
  rose: '#C98791',
};

const channels = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/**
 * Mixes two colours; 0 gives the first, 1 the second.
 * @param {string} from
 * @param {string} to
 * @param {number} share
 */
export function mix(from, to, share) {
  const [start, end] = [channels(from), channels(to)];
  return `#${start
    .map((value, at) =>
      Math.round(value + ((end[at] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** @param {string} colour @param {number} share */
export const darker = (colour, share = 0.18) => mix(colour, '#2A1710', share);
/** @param {string} colour @param {number} share */
export const lighter = (colour, share = 0.18) => mix(colour, '#FFFFFF', share);

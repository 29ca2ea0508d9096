import { foldText } from '../text/fold.js';
import { type Place, places } from './places.js';

/** Folded words between spaces, so that whole words can be found. */
export const wordsOf = (text: string): string =>
  ` ${foldText(text)
    .replace(/\bste?\b[.-]?\s?/g, (saint) => (saint.startsWith('ste') ? 'sainte ' : 'saint '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Longest spelling first, so that "Saint-Jean-sur-Richelieu" is not read as something shorter. */
const spellings = places
  .map(([spelling, place]) => ({ words: wordsOf(spelling), place }))
  .sort((one, other) => other.words.length - one.words.length || (one.words < other.words ? -1 : 1));

export const postalCode = /\b[abceghj-nprstvxy]\d[a-z]\s?\d[a-z]\d\b/giu;
const provinces: readonly (readonly [RegExp, string])[] = [
  [/ (?:qc|quebec|pq) /, 'QC'],
  [/ (?:on|ont|ontario) /, 'ON'],
  [/ (?:nb|nouveau brunswick|new brunswick) /, 'NB'],
  [/ (?:ns|nouvelle ecosse|nova scotia) /, 'NS'],
  [/ (?:pe|ipe|pei|ile du prince edouard|prince edward island) /, 'PE'],
  [/ (?:nl|terre neuve|newfoundland) /, 'NL'],
  [/ (?:mb|manitoba) /, 'MB'],
  [/ (?:sk|saskatchewan) /, 'SK'],
  [/ (?:ab|alberta) /, 'AB'],
  [/ (?:bc|cb|british columbia|colombie britannique) /, 'BC'],
];

/** A place read from a line of text. A postal code is removed before reading. */
export interface Location {
  readonly place: Place | null;
  readonly province: string | null;
  /** Folded words, to compare places we do not know. */
  readonly words: string;
}

/** Reads « Montréal, QC », "Québec (Québec) G1K", « Grand Montréal ». The first town counts. */
export function readLocation(text: string): Location {
  const words = wordsOf(text.replace(postalCode, ' '));
  let first: { at: number; place: Place } | null = null;
  for (const { words: spelling, place } of spellings) {
    const at = words.indexOf(spelling);
    if (at >= 0 && (!first || at < first.at)) first = { at, place };
  }
  const province = first?.place.province ?? provinceNamed(text);
  return { place: first?.place ?? null, province, words: words.trim() };
}

/** The province that a text names, even if a town has the same name (« Québec »); null if there is none. */
export function provinceNamed(text: string): string | null {
  const words = wordsOf(text.replace(postalCode, ' '));
  return provinces.find(([name]) => name.test(words))?.[1] ?? null;
}

/** The province if the text is nothing but its name: « Québec », « (QC) ». */
export function onlyProvince(text: string): string | null {
  const words = wordsOf(text);
  return provinces.find(([name]) => words.replace(name, '').trim() === '' && name.test(words))?.[1] ?? null;
}

const EARTH_KM = 6371;

/** Great-circle distance between two town centres, in kilometres. */
export function distanceKm(one: Place, other: Place): number {
  const rad = Math.PI / 180;
  const dLat = (other.latitude - one.latitude) * rad;
  const dLon = (other.longitude - one.longitude) * rad;
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(one.latitude * rad) * Math.cos(other.latitude * rad) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h));
}

import { distanceKm, onlyProvince, postalCode, wordsOf } from './locations.js';
import { type Place, places } from './places.js';

/** Other spellings in Québec are boroughs of the same town; elsewhere they can be towns of their own, such as Burnaby. */
const towns = new Map(
  places
    .filter(([spelling, { name, province }]) => province === 'QC' || spelling === name)
    .map(([spelling, place]) => [wordsOf(spelling), place]),
);

const isCanada = (part: string): boolean => wordsOf(part) === ' canada ';

/**
 * The town that a text names without doubt. Stricter than `readLocation`, which finds a town's name anywhere in a text: a distance
 * from the wrong town would be false. Only the town, its province, Canada and a postal code may be in the text. Towns outside of
 * Québec need their province, and so does the city of Québec.
 *
 * @example townNamed('Ste-Thérèse (Québec) J7E 1A1') // Sainte-Thérèse
 * @example townNamed('Chibougamau, Québec')          // null: we do not know this town
 */
export function townNamed(text: string): Place | null {
  const [first = '', ...rest] = text
    .replace(postalCode, ' ')
    .split(/[,;()/]/)
    .filter((part) => part.trim() !== '');
  const town = towns.get(wordsOf(first));
  if (!town) return null;
  const provinces = rest.filter((part) => !isCanada(part)).map(onlyProvince);
  if (provinces.some((province) => province !== town.province)) return null;
  const needsProvince = town.province !== 'QC' || onlyProvince(first) !== null;
  return needsProvince && provinces.length === 0 ? null : town;
}

/** A straight line between two town centres. */
export interface StraightLine {
  readonly from: string;
  readonly to: string;
  /** Whole kilometres, rounded to 5 from 20 and to 10 from 100. 0: the same town. */
  readonly km: number;
}

/** The centres are exact to about a kilometre, and people do not live in them. */
function rounded(km: number): number {
  const step = km < 20 ? 1 : km < 100 ? 5 : 10;
  return Math.max(1, Math.round(km / step) * step);
}

/** @returns null if one of the places is no town that we know. */
export function straightLine(from: string, to: string): StraightLine | null {
  const [home, work] = [townNamed(from), townNamed(to)];
  if (!home || !work) return null;
  return { from: home.name, to: work.name, km: home === work ? 0 : rounded(distanceKm(home, work)) };
}

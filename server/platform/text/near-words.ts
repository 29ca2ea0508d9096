import { editDistance } from './edit-distance.js';

/** How many letters may be wrong in a word of that length. */
function tolerance(length: number): number {
  return length < 8 ? 1 : 2;
}

/**
 * What somebody may have meant by a word that nothing has.
 *
 * @param known words that look alike; the nearest ones are returned, at most three, none when all are too far.
 */
export function nearestWords(typed: string, known: readonly string[]): readonly string[] {
  const most = tolerance(typed.length);
  const near = known
    .map((word) => ({ word, distance: editDistance(typed, word, most) }))
    .filter(({ distance }) => distance <= most);
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === least)
    .map(({ word }) => word)
    .sort()
    .slice(0, 3);
}

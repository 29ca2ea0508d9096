import { editDistance } from './edit-distance.js';

/** Maximum typing errors in a word of this length. */
function tolerance(length: number): number {
  return length < 8 ? 1 : 2;
}

/**
 * Suggestions for a word without a match.
 *
 * @param known similar words. @returns the nearest of them, at most three; empty if all are too far.
 */
export function nearestWords(typed: string, known: readonly string[]): readonly string[] {
  const max = tolerance(typed.length);
  const near = known
    .map((word) => ({ word, distance: editDistance(typed, word, max) }))
    .filter(({ distance }) => distance <= max);
  const min = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === min)
    .map(({ word }) => word)
    .sort()
    .slice(0, 3);
}

import type { Sense } from '../sense/read-sense.js';

/** So many occupations that a text is about are in the index; what is left over tells little. */
const MOST_TERMS = 12;
const LEAST_WEIGHT = 0.05;

/** What a text is about, as terms: the product of two of them is what both say of one occupation. */
export function senseTerms(sense: Sense | null): readonly (readonly [term: string, weight: number])[] {
  if (!sense) return [];
  return [...sense.about]
    .filter(([, weight]) => weight >= LEAST_WEIGHT)
    .slice(0, MOST_TERMS)
    .map(([owner, weight]) => [`sense/${owner}`, Math.sqrt(weight)] as const);
}

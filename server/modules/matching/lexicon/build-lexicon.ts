import type { Concept } from './concept.js';
import { parseSector } from './parse-lexicon.js';
import type { Sector } from './sector.js';
import { validateLexicon } from './validate-lexicon.js';

/** Every concept of the sectors, and their errors: an empty list for a lexicon that may be released. */
export function buildLexicon(sectors: readonly Sector[]): {
  readonly concepts: readonly Concept[];
  readonly problems: readonly string[];
} {
  const parsed = sectors.map(parseSector);
  const concepts = parsed.flatMap((sector) => sector.concepts);
  return { concepts, problems: [...parsed.flatMap(({ problems }) => problems), ...validateLexicon(concepts)] };
}

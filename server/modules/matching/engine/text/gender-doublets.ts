import type { Token } from './tokenize.js';

/** Words allowed between the two forms: « infirmier ou infirmière », « préposés et préposées », « un … ou une … ». */
const between = new Set(['ou', 'or', 'et', '&', 'un', 'une', 'le', 'la', 'de', 'd', 'l', 'des', 'les', 'a', 'an']);
const LONGEST_GAP = 3;

/**
 * Merges a word with its other gender directly after it: « infirmier/infirmière clinicien(ne) » reads like « infirmier clinicien
 * ». The merged token covers both words in the text.
 */
export function mergeDoublets(tokens: readonly Token[], text: string): readonly Token[] {
  const merged: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    const partner = partnerOf(tokens, at, text);
    merged.push(partner === null ? token : { ...token, end: tokens[partner]!.end });
    at = (partner ?? at) + 1;
  }
  return merged;
}

function partnerOf(tokens: readonly Token[], at: number, text: string): number | null {
  const first = tokens[at]!;
  if (first.isFunction || first.folded.length < 3) return null;
  for (let next = at + 1; next < tokens.length && next <= at + 1 + LONGEST_GAP; next += 1) {
    const other = tokens[next]!;
    if (other.breakBefore) return null;
    if (isOtherGender(first, other)) {
      const joined = next > at + 1 || text.slice(first.end, other.start).includes('/');
      return joined ? next : null;
    }
    if (!between.has(other.folded)) return null;
  }
  return null;
}

function isOtherGender(one: Token, other: Token): boolean {
  return one.folded !== other.folded && (one.fr === other.fr || one.en === other.en);
}

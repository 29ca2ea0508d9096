import type { Token } from '../text/tokenize.js';

const negating = new Set(
  'pas non aucun aucune sans jamais ni sauf excepte no not without never neither nor except don doesn didn cannot lack lacking'.split(
    ' ',
  ),
);
/** « Pas seulement » and "not only" affirm. */
const affirming = new Set('seulement juste uniquement only just merely'.split(' '));
const turning = new Set('mais but however toutefois cependant'.split(' '));
/** Max number of words between a negation and the name. */
const REACH = 7;

/** Whether the word at `at` is negated: « pas d’expérience en soudure », "no experience with Java". */
export function isNegated(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - REACH); before -= 1) {
    if (tokens[before + 1]?.breakBefore) return false;
    const { folded } = tokens[before]!;
    if (turning.has(folded)) return false;
    if (negating.has(folded)) return !affirming.has(tokens[before + 1]?.folded ?? '');
  }
  return false;
}

/** « Traite, non », « il est couvreur, pas moi »: negated after the name, up to the end of the clause. */
const deniedBehind =
  /^[^\p{L}\p{N}.;!?]*\b(?:non|no|nope|pas moi|pas encore|not me|not yet|not really)\b(?=\s*(?:[.,;!?)]|$))/iu;

export function isDeniedBehind(text: string, end: number): boolean {
  return deniedBehind.test(text.slice(end, end + 24));
}

/** Shorter words have no gender ending: "bus", "mer", "jeux". */
const SHORTEST = 6;

/**
 * Gender endings and their common form. -eux and -eur share a feminine, so both become -eur. Words that only look feminine
 * ("matière") change too, but consistently.
 */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?:trice|teuse)(s?)$/u, 'teur$1'],
  [/(?:euse|eure)(s?)$/u, 'eur$1'],
  [/eux$/u, 'eur'],
  [/ière(s?)$/u, 'ier$1'],
  [/ère(s?)$/u, 'er$1'],
  [/enne(s?)$/u, 'en$1'],
  [/onne(s?)$/u, 'on$1'],
  [/elle(s?)$/u, 'el$1'],
  [/ive(s?)$/u, 'if$1'],
  [/ée(s?)$/u, 'é$1'],
  [/effe(s?)$/u, 'ef$1'],
  [/([aeio]n)te(s?)$/u, '$1t$2'],
  [/(ai|oi)se(s?)$/u, '$1s'],
];

/**
 * The common form of a French word for both genders: « dompteuse » becomes « dompteur ». For words outside the lexicon that are
 * sent or shown; the engine compares words by stems.
 */
export function masculine(word: string): string {
  if (word.length < SHORTEST) return word;
  for (const [ending, replacement] of endings) if (ending.test(word)) return word.replace(ending, replacement);
  return word;
}

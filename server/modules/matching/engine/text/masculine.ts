/** Short words carry no ending worth changing: "bus", "mer", "jeux". */
const SHORTEST = 6;

/**
 * Endings of one word in both genders, and the one that stands for both. French adjectives in -eux and nouns in -eur share their
 * feminine, so both end alike here. Words that end like a feminine and are none ("matière") are changed as well, everywhere alike.
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
 * A French word in the one form that stands for both genders: « dompteuse » is « dompteur ». For texts that the lexicon has no
 * name for and that go somewhere as they are; comparing words inside the engine is the stemmers' task.
 */
export function masculine(word: string): string {
  if (word.length < SHORTEST) return word;
  for (const [ending, replacement] of endings) if (ending.test(word)) return word.replace(ending, replacement);
  return word;
}

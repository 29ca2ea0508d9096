const SHORTEST = 4;

/** Feminine job titles that English still uses. */
const feminine: ReadonlyMap<string, string> = new Map([
  ['waitress', 'waiter'],
  ['hostess', 'host'],
  ['stewardess', 'steward'],
  ['actress', 'actor'],
  ['seamstress', 'tailor'],
]);

const plural: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{3})ies$/, 'y'],
  [/(?<=.{2})(ss|sh|ch|x|z)es$/, '$1'],
  [/(?<=.{2}[^sui])s$/, ''],
];

/** British and American spellings. */
const spelling: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{3})is(e|ed|er|ing|ation)$/, 'iz$1'],
  [/(?<=.{2})our(?=$|al$|ing$|ed$)/, 'or'],
  [/(?<=[a-z]{2}[tb])re$/, 'er'],
  [/(?<=[aeiou])ll(?=ing$|ed$|er$|or$)/, 'l'],
  [/ogue$/, 'og'],
  [/(?<=.{3})isation/, 'ization'],
  // salesman, saleswoman, salesperson
  [/(?<=.{3})(?:woman|women|men|person|people)$/, 'man'],
];

/** Light stem of a folded English word: removes number, spelling and gender only. "nurse" and "nursing" stay different. */
export function stemEnglish(word: string): string {
  if (word.length < SHORTEST) return word;
  let stem = feminine.get(word) ?? word;
  for (const [ending, replacement] of plural) {
    if (!ending.test(stem)) continue;
    stem = stem.replace(ending, replacement);
    break;
  }
  stem = feminine.get(stem) ?? stem;
  for (const [ending, replacement] of spelling) stem = stem.replace(ending, replacement);
  return stem;
}

import { sentenceGroups, wordGroups } from '../../lexicon/words/index.js';
import type { BilingualPair } from './word-pairs.js';
import type { TranslationTable } from './translations.js';
import { wordsOf } from './words.js';

let pairs: readonly BilingualPair[] | null = null;

/** Each French word of the dictionary with each English word of its group, as stems. */
export function dictionaryPairs(): readonly BilingualPair[] {
  return (pairs ??= wordGroups().flatMap(({ fr, en }) =>
    fr.flatMap((french) =>
      en.map((english) => ({
        fr: wordsOf(french).map((word) => word.fr),
        en: wordsOf(english).map((word) => word.en),
      })),
    ),
  ));
}

/** Likeness of two words of one group in the same language. */
const SYNONYM = 0.72;

/** The translations, and words of one language that the dictionary puts into one group: « lecturer » for "teacher". */
export function withSynonyms(table: TranslationTable, groups = wordGroups()): TranslationTable {
  const all = new Map(table);
  for (const { fr, en } of groups) {
    for (const [language, group] of [
      ['fr', fr],
      ['en', en],
    ] as const) {
      const stems = [...new Set(group.flatMap((text) => wordsOf(text).map((word) => word[language])))];
      for (const stem of stems) {
        const known = all.get(stem) ?? [];
        const others = stems.filter((other) => other !== stem && !known.some(([each]) => each === other));
        if (others.length > 0) all.set(stem, [...known, ...others.map((other) => [other, SYNONYM] as const)]);
      }
    }
  }
  return all;
}

let ofSentences: TranslationTable | null = null;

/** Words that can replace a word of a sentence, but not of a title: "assess" for "evaluate". */
export function synonymsInSentences(stem: string): readonly (readonly [stem: string, likeness: number])[] {
  return (ofSentences ??= withSynonyms(new Map(), sentenceGroups())).get(stem) ?? [];
}

import type { KnownLanguage } from './knowledge.js';
import type { Word } from './words.js';

/** One key for names with the same words, in any order and inflection. */
export const nameKey = (words: readonly Word[], language: KnownLanguage): string =>
  words
    .map((word) => word[language])
    .sort()
    .join(' ');

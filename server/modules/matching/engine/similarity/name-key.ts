import type { KnownLanguage } from './knowledge.js';
import type { Word } from './words.js';

/** One key for all names of the same words, whatever their order and endings. */
export const nameKey = (words: readonly Word[], language: KnownLanguage): string =>
  words
    .map((word) => word[language])
    .sort()
    .join(' ');

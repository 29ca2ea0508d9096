import type { SpokenLanguage } from './video-transcript.entity.js';

/** Max tags taken from a text, unless the owner chooses others. */
export const MAX_DRAWN_TAGS = 8;

/** Allowed tags of a video: names of skills and occupations only. A port to the lexicon; bound at the root. */
export abstract class TagConcepts {
  /** The tags that name a concept, as display names in that language; no duplicates, unknown ones dropped. */
  abstract known(tags: readonly string[], language: SpokenLanguage): string[];
  /** The main concepts of a text, as display names in that language. */
  abstract within(text: string, language: SpokenLanguage, max: number): string[];
}

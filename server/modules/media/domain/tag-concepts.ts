import type { SpokenLanguage } from './video-transcript.entity.js';

/** Tags drawn from a text, unless the owner names others. */
export const MAX_DRAWN_TAGS = 8;

/**
 * Which words may be tags of a video: names of skills and occupations, and no free words. Media knows no other module, so the
 * lexicon is bound where modules meet.
 */
export abstract class TagConcepts {
  /** The tags that name a concept, as the lexicon shows it in that language; each once, unknown ones left out. */
  abstract known(tags: readonly string[], language: SpokenLanguage): string[];
  /** What a text speaks of most, as the lexicon shows it in that language. */
  abstract within(text: string, language: SpokenLanguage, max: number): string[];
}

import type { Ontology } from '../ontology/ontology.js';

export type KnownLanguage = 'fr' | 'en';

/** A name in one language. `worth` (0..1] is below 1 for an alternative or uncertain name. */
export interface KnownName {
  readonly text: string;
  readonly language: KnownLanguage;
  readonly worth: number;
}

export interface KnownText {
  readonly text: string;
  readonly language: KnownLanguage;
}

/** An occupation or skill of any classification, with what text similarity needs. */
export interface KnownConcept {
  /**
   * `occupation/…` and `skill/…` can be answers, `isco/…` are groups of occupations that a title can mean;
   * other schemes (`onet/…`, `rome/…`) only help to understand.
   */
  readonly id: string;
  readonly kind: 'occupation' | 'skill';
  readonly names: readonly KnownName[];
  readonly texts: readonly KnownText[];
  /** Ids of concepts that it needs, is a kind of, or is related to. */
  readonly near: readonly string[];
}

/** All known concepts, with a version. */
export interface Knowledge {
  readonly version: string;
  readonly concepts: readonly KnownConcept[];
}

const MAIN = 1;
const OTHER = 0.96;

/** The project's lexicon as knowledge, used if no taxonomy is imported. */
export function knowledgeOf(ontology: Ontology): Knowledge {
  const concepts = [...ontology.concepts.values()].map((concept): KnownConcept => {
    const seen = new Set<string>();
    return {
      id: concept.id,
      kind: concept.kind,
      names: concept.labels.map(({ text, language }) => {
        const worth = seen.has(language) ? OTHER : MAIN;
        seen.add(language);
        return { text, language, worth };
      }),
      texts: [],
      near: [...concept.skills, ...concept.broader, ...concept.related],
    };
  });
  return { version: ontology.version, concepts };
}

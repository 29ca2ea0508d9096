import type { Ontology } from '../ontology/ontology.js';

export type KnownLanguage = 'fr' | 'en';

/** A name in one language; `worth` (0..1] is less for a name that is not the main one or not quite sure. */
export interface KnownName {
  readonly text: string;
  readonly language: KnownLanguage;
  readonly worth: number;
}

export interface KnownText {
  readonly text: string;
  readonly language: KnownLanguage;
}

/** An occupation or skill of any classification, as far as the likeness of texts needs to know it. */
export interface KnownConcept {
  /**
   * `occupation/…` and `skill/…` for what may be an answer, `isco/…` for groups of occupations that a title can mean as a whole;
   * other schemes (`onet/…`, `rome/…`) only help to understand.
   */
  readonly id: string;
  readonly kind: 'occupation' | 'skill';
  readonly names: readonly KnownName[];
  readonly texts: readonly KnownText[];
  /** Ids of what it needs, is a kind of, or stands beside. */
  readonly near: readonly string[];
}

/** Everything known of the world of work at one level. */
export interface Knowledge {
  readonly version: string;
  readonly concepts: readonly KnownConcept[];
}

const MAIN = 1;
const OTHER = 0.96;

/** The project's own lexicon as knowledge: what there is before any taxonomy is imported. */
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

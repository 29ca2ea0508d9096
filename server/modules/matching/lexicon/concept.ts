export const conceptKinds = ['occupation', 'skill'] as const;
export type ConceptKind = (typeof conceptKinds)[number];

/**
 * The types of skills, because they do not count alike: nothing similar can replace a licence, and a trait says little. `practice` is all
 * that people do or know.
 */
export const skillTypes = ['practice', 'tool', 'licence', 'trait', 'language'] as const;
export type SkillType = (typeof skillTypes)[number];

/** `occupation/registered-nurse`, `skill/wound-care`. Stored in rows: an id is never renamed. */
export type ConceptId = `${ConceptKind}/${string}`;

export interface Label {
  /** The name as shown; in French the masculine form. */
  readonly text: string;
  /** French feminine form where it differs. */
  readonly feminine: string | null;
  readonly language: 'fr' | 'en';
  /** Used in Québec and not in France. */
  readonly isQuebec: boolean;
  /** Matches only with these very capitals: "RN", "Go". */
  readonly isExact: boolean;
  /** The name of a product or organisation: matches only as written, not a plural or another form of the stem. */
  readonly isName: boolean;
  /** Has other meanings too: matches only beside another word of its field, or alone in a list of skills. */
  readonly isUnsure: boolean;
}

/** One occupation or skill. The first label of each language is the one that is shown. */
export interface Concept {
  readonly id: ConceptId;
  readonly kind: ConceptKind;
  readonly sector: string;
  /** `practice` for an occupation. */
  readonly type: SkillType;
  readonly labels: readonly Label[];
  /** Wider concepts of the same kind. */
  readonly broader: readonly ConceptId[];
  /** Near concepts of the same kind; the link holds both ways. */
  readonly related: readonly ConceptId[];
  /** The typical skills of this occupation, the most characteristic first. Empty for a skill. */
  readonly skills: readonly ConceptId[];
  /** File and line for error messages: "healthcare:12". */
  readonly source: string;
}

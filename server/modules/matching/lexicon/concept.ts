export const conceptKinds = ['occupation', 'skill'] as const;
export type ConceptKind = (typeof conceptKinds)[number];

/**
 * What sort of skill it is, because they do not count alike: a licence cannot be replaced by anything near it, a trait says
 * little. `practice` is everything one does or knows.
 */
export const skillTypes = ['practice', 'tool', 'licence', 'trait', 'language'] as const;
export type SkillType = (typeof skillTypes)[number];

/** `occupation/registered-nurse`, `skill/wound-care`. Stored in rows: an id is never renamed. */
export type ConceptId = `${ConceptKind}/${string}`;

export interface Label {
  /** As a person reads it; in French the masculine form. */
  readonly text: string;
  /** French feminine form where it differs. */
  readonly feminine: string | null;
  readonly language: 'fr' | 'en';
  /** Used in Québec and not in France. */
  readonly isQuebec: boolean;
  /** Read only with these very capitals: "RN", "Go". */
  readonly isExact: boolean;
  /** The name of a product or organisation: read as it is, without plural or stem. */
  readonly isName: boolean;
  /** Means other things too: read only beside another word of its field, or alone in a list of skills. */
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
  /** What somebody in this occupation typically knows, the most telling first. Empty for a skill. */
  readonly skills: readonly ConceptId[];
  /** Where it is written, for people: "healthcare:12". */
  readonly source: string;
}

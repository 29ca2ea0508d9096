import type { JobPosting, SeekerProfile } from '../../server/modules/matching/engine/inputs.js';

/** Words of a text and the name of the concept that they mean; words without `=` are themselves the name. */
export interface LabelledSpan {
  readonly span: string;
  readonly name: string;
}

interface Labels {
  /** `health/j1`, `health/p1`. */
  readonly id: string;
  readonly language: 'fr' | 'en';
  /** Concepts that the text names but that the person does not claim, or the posting does not ask for. */
  readonly other: readonly LabelledSpan[];
  /** Senses that the words do not have here. */
  readonly not: readonly LabelledSpan[];
  /** Concepts that are right too, added after reading the engine's results; the engine does not have to find them. */
  readonly also: readonly string[];
}

export interface LabelledPerson extends Labels {
  readonly profile: SeekerProfile;
  /** The spans about a person's jobs, titles or skills (label `did`). */
  readonly did: readonly LabelledSpan[];
  /** Years of work in the text; null if it names none. */
  readonly years: number | null;
}

export interface LabelledJob extends Labels {
  readonly posting: JobPosting;
  readonly occupation: readonly LabelledSpan[];
  readonly needs: readonly LabelledSpan[];
  readonly assets: readonly LabelledSpan[];
  readonly years: number | null;
  /** Grades: 2 for a right person, 1 for a possible one; all others are 0. */
  readonly grades: ReadonlyMap<string, 1 | 2>;
  /** The requirements of this posting that a person lacks, by person. */
  readonly gaps: ReadonlyMap<string, readonly string[]>;
}

export interface LabelledSet {
  readonly people: readonly LabelledPerson[];
  readonly jobs: readonly LabelledJob[];
}

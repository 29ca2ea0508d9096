import type { JobPosting, SeekerProfile } from '../../server/modules/matching/engine/inputs.js';

/** Words of a text and a name of the concept they mean; a span alone is its own name. */
export interface LabelledSpan {
  readonly span: string;
  readonly name: string;
}

interface Labels {
  /** `health/j1`, `health/p1`. */
  readonly id: string;
  readonly language: 'fr' | 'en';
  /** Concepts that the text names and that are neither claimed nor asked. */
  readonly other: readonly LabelledSpan[];
  /** Senses that the words do not have here. */
  readonly not: readonly LabelledSpan[];
  /** Right as well, found by reading what the engine found; nobody has to find them. */
  readonly also: readonly string[];
}

export interface LabelledPerson extends Labels {
  readonly profile: SeekerProfile;
  /** What the person did, is or has. */
  readonly did: readonly LabelledSpan[];
  /** Years of work told in the text; null where none are. */
  readonly years: number | null;
}

export interface LabelledJob extends Labels {
  readonly posting: JobPosting;
  readonly occupation: readonly LabelledSpan[];
  readonly needs: readonly LabelledSpan[];
  readonly assets: readonly LabelledSpan[];
  readonly years: number | null;
  /** 2 for who is right, 1 for who is possible; everybody else is 0. */
  readonly grades: ReadonlyMap<string, 1 | 2>;
  /** What a person is missing for this posting, by person. */
  readonly gaps: ReadonlyMap<string, readonly string[]>;
}

export interface LabelledSet {
  readonly people: readonly LabelledPerson[];
  readonly jobs: readonly LabelledJob[];
}

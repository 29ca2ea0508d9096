/** Somebody or something that can be found. */
export interface Subject {
  /** A UUID. */
  readonly id: string;
  /** Weight 0..1 of each term that the subject has or asks for. */
  readonly terms: ReadonlyMap<string, number>;
  /** Other facts, one text each, in the same order for all subjects; '' if unknown. */
  readonly facts: readonly string[];
}

/** Max points of each part. */
export interface Ceilings {
  readonly skills: number;
  readonly occupation: number;
  /** By position of the fact. */
  readonly facts: readonly number[];
  /** All facts together. */
  readonly allFacts: number;
}

/** A question to all subjects of an index. Points of a term are its weight here times its weight in the subject. */
export interface Question<Fact> {
  /** Terms whose points add up. */
  readonly added: ReadonlyMap<string, number>;
  /** Terms of which only the best counts. */
  readonly best: ReadonlyMap<string, number>;
  /** Facts of the asking side. Questions with equal facts share cached credits. */
  readonly own: readonly string[];
  /** @param fact the fact at {@link CEILINGS_FACT}. */
  ceilings(fact: Fact): Ceilings;
  /** Credit 0..1 of the fact at this position. */
  credit(fact: Fact, position: number): number;
}

export interface Found {
  readonly id: string;
  readonly points: number;
}

/** Positions of the distribution of points, and of experience, which counts by the relevance of the rest. */
export const CEILINGS_FACT = 0;
export const EXPERIENCE_FACT = 1;

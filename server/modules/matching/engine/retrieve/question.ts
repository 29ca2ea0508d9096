/** Somebody to be found. */
export interface Subject {
  /** A UUID. */
  readonly id: string;
  /** By what they are found, and how much of it they have or ask, 0..1. */
  readonly terms: ReadonlyMap<string, number>;
  /** What else counts, one text for each fact, in one order for everybody; '' where nothing is known. */
  readonly facts: readonly string[];
}

/** How many points each can bring at most. */
export interface Ceilings {
  readonly skills: number;
  readonly occupation: number;
  /** By position of the fact. */
  readonly facts: readonly number[];
  /** All facts together. */
  readonly allFacts: number;
}

/** What somebody asks of everybody in an index. Points of a term are its weight here times its weight there. */
export interface Question<Fact> {
  /** Terms whose points add up. */
  readonly added: ReadonlyMap<string, number>;
  /** Terms of which only the best counts. */
  readonly best: ReadonlyMap<string, number>;
  /** The facts of who asks: equal ones are worth the same to everybody's. */
  readonly own: readonly string[];
  /** @param fact the one at {@link CEILINGS_FACT}. */
  ceilings(fact: Fact): Ceilings;
  /** 0..1 of what the fact at that position can bring. */
  credit(fact: Fact, position: number): number;
}

export interface Found {
  readonly id: string;
  readonly points: number;
}

/** The fact that says how points are shared out, and the one that counts by how relevant the rest is. */
export const CEILINGS_FACT = 0;
export const EXPERIENCE_FACT = 1;

import type { Numbers } from './fact-column.js';

/**
 * What one question makes of the facts by which most can be struck off, in figures alone. A row of ceilings begins with what one
 * point is of all points by skills, the same by occupation (nothing where none can be had) and the most that all facts together
 * bring; the most that each fact brings follows.
 */
export interface Sieve {
  readonly ceilings: Float64Array;
  readonly rowLength: number;
  /** Where in a row the most by experience stands, and the most by the fact that sifts. */
  readonly experience: number;
  readonly sifting: number;
  /** Of everybody the number of their row, and of their value of the fact that sifts. */
  readonly rows: Numbers;
  readonly values: Numbers;
  /** What each such value is worth, 0..1; not a number where nobody has asked yet. */
  readonly credits: Float64Array;
  /** The most that experience, and that fact, are worth to anybody, 0..1. */
  readonly bestByExperience: number;
  readonly bestCredit: number;
  /** Experience counts in full from this share on. */
  readonly fullRelevance: number;
}

/** A question as a thread can read it that knows nothing of what it is about. */
export interface Enquiry {
  /** Lists that it reads: first those whose points add up, so many, then those of which only the best counts. */
  readonly lists: readonly Uint32Array[];
  readonly adding: number;
  /** By list the points for a step of weight. */
  readonly factors: Float64Array;
  /** By list where each block begins in it, and where the last one ends. */
  readonly starts: Uint32Array;
  readonly sieve: Sieve;
  /** How many numbers there are, how many make a block, and how many blocks that is. */
  readonly length: number;
  readonly block: number;
  readonly blocks: number;
}

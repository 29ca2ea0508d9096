import type { Numbers } from './fact-column.js';

/**
 * What one question makes of the facts, in figures alone. How points are shared out is a fact, too: each value of it is a row of the
 * figures below.
 */
export interface Weighing {
  /** By row: what one point is of all points by skills, and the same by occupation; nothing where none can be had. */
  readonly skills: Float64Array;
  readonly occupation: Float64Array;
  /** By row: the most that all facts together bring. */
  readonly open: Float64Array;
  /** By position of the fact, by row: the most it brings. */
  readonly most: readonly Float64Array[];
  /** By position: of everybody the number of their value. */
  readonly numbers: readonly Numbers[];
  /** By position: what each value is worth, 0..1; not a number where nobody has asked yet. */
  readonly credits: readonly Float64Array[];
  /** By position: the most that a value is worth to anybody, 0..1. */
  readonly bestCredits: Float64Array;
  /** Experience counts in full from this share on. */
  readonly fullRelevance: number;
  /** The positions of the rows, of experience, and of the fact by which most can be struck off. */
  readonly rows: number;
  readonly experience: number;
  readonly sifting: number;
}

/** What the value of that number is worth where that is not known. */
export type Judge = (value: number, position: number) => number;

/** Who is asked for. */
export interface Sought {
  /** So many of the best. */
  readonly wanted: number;
  /** 1 for the numbers that are in use. */
  readonly alive: Uint8Array;
  readonly except: ReadonlySet<number>;
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
  readonly weighing: Weighing;
  readonly sought: Sought;
  /** How many numbers there are, how many make a block, and how many blocks that is. */
  readonly length: number;
  readonly block: number;
  readonly blocks: number;
}

import type { Numbers } from './fact-column.js';

/**
 * The facts of one question as numbers. The way points are distributed is a fact too; each of its values is a row of the tables
 * below.
 */
export interface Weighing {
  /** By row: the factor from points to share of all skill points, and of occupation points; 0 if there are none. */
  readonly skills: Float64Array;
  readonly occupation: Float64Array;
  /** By row: max points of all facts together. */
  readonly open: Float64Array;
  /** By position of the fact, by row: its max points. */
  readonly most: readonly Float64Array[];
  /** By position: the value number of each subject. */
  readonly numbers: readonly Numbers[];
  /** By position: the credit of each value, 0..1; NaN if it is not computed yet. */
  readonly credits: readonly Float64Array[];
  /** By position: the highest credit of any value, 0..1. */
  readonly bestCredits: Float64Array;
  /** Experience counts in full from this share of skills or occupation. */
  readonly fullRelevance: number;
  /** Positions of the row fact, of experience, and of the fact that excludes the most subjects. */
  readonly rows: number;
  readonly experience: number;
  readonly sifting: number;
}

/** Computes the credit of a value that is still NaN. */
export type Judge = (value: number, position: number) => number;

/** The subjects a question looks for. */
export interface RetrievalScope {
  /** Number of best subjects to return. */
  readonly wanted: number;
  /** 1 for numbers in use. */
  readonly alive: Uint8Array;
  readonly except: ReadonlySet<number>;
}

/** A question in a form that threads can read without knowing the domain. */
export interface Enquiry {
  /** Posting lists to read: first `adding` lists whose points are added, then lists of which only the best counts. */
  readonly lists: readonly Uint32Array[];
  readonly adding: number;
  /** By list: points per weight step. */
  readonly factors: Float64Array;
  /** By list: offset of each block, and the end of the last one. */
  readonly starts: Uint32Array;
  readonly weighing: Weighing;
  readonly scope: RetrievalScope;
  /** Count of numbers, block size, count of blocks. */
  readonly length: number;
  readonly block: number;
  readonly blocks: number;
}

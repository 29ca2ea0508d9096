import type { Enquiry } from './enquiry.js';

/** Start parameters of a thread. */
export interface HelperStart<Port> {
  readonly port: Port;
  /** Incremented with each question. */
  readonly wake: Int32Array;
  readonly survivors: Survivors;
}

/** Subjects of the read blocks that can be among the best, in shared memory. */
export interface Survivors {
  readonly docs: Uint32Array;
  readonly added: Float32Array;
  readonly best: Float32Array;
  /** Upper bound of the points of each. */
  readonly most: Float32Array;
}

/** One question, as sent to a thread. */
export interface HelpWanted {
  readonly enquiry: Enquiry;
  /** Shared control numbers at {@link places}. */
  readonly control: Int32Array;
  /** Offset of the thread's own numbers. */
  readonly own: number;
}

export const places = {
  /** The next block that no thread has taken. */
  nextBlock: 0,
  /** 1 once the next number is set. */
  isTold: 1,
  /** Points that a subject must reach, as the bits of a float. */
  least: 2,
  firstOwn: 3,
  /** Offsets in the thread's own part: its state and its number of survivors. */
  state: 0,
  left: 1,
  ownLength: 2,
} as const;

/** The asking thread can set `tooLate` on a thread that has not started. */
export const states = { idle: 0, busy: 1, done: 2, failed: 3, tooLate: 4 } as const;

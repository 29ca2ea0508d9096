import type { Enquiry } from './enquiry.js';

/** What a thread is given when it starts. */
export interface HelperStart<Port> {
  readonly port: Port;
  /** Counts up with every question. */
  readonly wake: Int32Array;
  readonly survivors: Survivors;
}

/** Who of the blocks a thread has read can be among the best, in memory that both sides see. */
export interface Survivors {
  readonly docs: Uint32Array;
  readonly added: Float32Array;
  readonly best: Float32Array;
  /** How many points each can have at most. */
  readonly most: Float32Array;
}

/** One question, as a thread is asked. */
export interface HelpWanted {
  readonly enquiry: Enquiry;
  /** Figures by which threads agree, at {@link places}. */
  readonly control: Int32Array;
  /** Where in them the thread's own begin. */
  readonly own: number;
}

export const places = {
  /** The block that nobody has taken yet. */
  nextBlock: 0,
  /** 1 when the next one is known. */
  isTold: 1,
  /** Points that have to be reached: the bits of a figure. */
  least: 2,
  firstOwn: 3,
  /** From a thread's own place on: how far it is, and how many survivors it leaves. */
  state: 0,
  left: 1,
  ownLength: 2,
} as const;

/** A thread that has not begun can be told not to. */
export const states = { idle: 0, busy: 1, done: 2, failed: 3, tooLate: 4 } as const;

import type { Enquiry } from './enquiry.js';

/** Points that each subject of a block shares with the question, by position in the block. Threads load this file alone. */
export class SharedPoints {
  /** From terms that add up. */
  readonly added: Float32Array;
  /** From the best of the other terms. */
  readonly best: Float32Array;
  /** The sum of both. */
  readonly total: Float32Array;

  /** @param size number of subjects in a block. */
  constructor(size: number) {
    this.added = new Float32Array(size);
    this.best = new Float32Array(size);
    this.total = new Float32Array(size);
  }

  read({ lists, adding, factors, starts, blocks }: Enquiry, block: number): void {
    this.added.fill(0);
    this.best.fill(0);
    for (const [at, list] of lists.entries()) {
      const start = at * (blocks + 1) + block;
      if (at === adding) this.total.set(this.added);
      if (at < adding) this.#addUp(list, starts[start]!, starts[start + 1]!, factors[at]!);
      else this.#keepBest(list, starts[start]!, starts[start + 1]!, factors[at]!);
    }
    if (adding === lists.length) this.total.set(this.added);
  }

  #addUp(list: Uint32Array, from: number, to: number, factor: number): void {
    const into = this.added;
    for (let at = from; at < to; at += 1) {
      const word = list[at]!;
      into[word >>> 16]! += factor * (word & 0xffff);
    }
  }

  #keepBest(list: Uint32Array, from: number, to: number, factor: number): void {
    const { best, total } = this;
    for (let at = from; at < to; at += 1) {
      const word = list[at]!;
      const place = word >>> 16;
      const points = factor * (word & 0xffff);
      if (points <= best[place]!) continue;
      total[place]! += points - best[place]!;
      best[place] = points;
    }
  }
}

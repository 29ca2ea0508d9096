import type { BestFound } from './best-found.js';
import type { Enquiry, Judge } from './enquiry.js';
import type { Help } from './helpers.js';
import { pointsOf } from './points-of.js';
import type { SharedPoints } from './shared-points.js';
import type { Shortlist } from './shortlist.js';

/** How many times the wanted number is offered first. More would cost more time than it excludes. */
const FIRST = 3;

/** Reads an index for one question, block by block. */
export class Search {
  readonly #enquiry: Enquiry;
  readonly #judge: Judge;
  readonly #found: BestFound;

  constructor(enquiry: Enquiry, judge: Judge, found: BestFound) {
    this.#enquiry = enquiry;
    this.#judge = judge;
    this.#found = found;
  }

  /**
   * @param shared and `list`: reusable buffers.
   * @throws HelperLost
   */
  run(shared: SharedPoints, list: Shortlist, help: Help | null): void {
    const { length, block: size, blocks } = this.#enquiry;
    const next = (block: number): number | null => (block + 1 < blocks ? block + 1 : null);
    for (let block: number | null = blocks > 0 ? 0 : null; block !== null; block = help ? help.take() : next(block)) {
      shared.read(this.#enquiry, block);
      const [from, count] = [block * size, Math.min(size, length - block * size)];
      const offered = this.#found.missing > 0 ? this.#offerFirst(shared, list, from, count) : Infinity;
      // Tell the threads now: after the rest of the block they would have waited twice as long.
      if (this.#found.missing === 0) help?.publish(this.#found.least);
      this.#offerRest(shared, list, from, count, offered);
      help?.publish(this.#found.least);
    }
    for (const { docs, added, best, most, length: left } of help?.survivors() ?? []) {
      for (let n = 0; n < left; n += 1) {
        if (most[n]! >= this.#found.least) this.#offer(docs[n]!, added[n]!, best[n]!);
      }
    }
  }

  /**
   * Offers the subjects of a block that share the most, which sets the points to reach. @returns the least shared points offered.
   */
  #offerFirst({ added, best }: SharedPoints, list: Shortlist, from: number, count: number): number {
    const least = list.fillWithFirst(FIRST * this.#found.missing, this.#enquiry.weighing, from, count, this.#judge);
    for (let n = 0; n < list.length; n += 1) {
      const place = list.at[n]!;
      if (list.most[n]! >= this.#found.least) this.#offer(from + place, added[place]!, best[place]!);
    }
    return least;
  }

  /** Offers the other subjects that can be among the best. @param offered subjects with at least this were offered before. */
  #offerRest(
    { added, best, total }: SharedPoints,
    list: Shortlist,
    from: number,
    count: number,
    offered: number,
  ): void {
    list.fill(this.#enquiry.weighing, from, count, this.#found.least, this.#judge);
    for (let n = 0; n < list.length; n += 1) {
      const place = list.at[n]!;
      if (total[place]! < offered && list.most[n]! >= this.#found.least) {
        this.#offer(from + place, added[place]!, best[place]!);
      }
    }
  }

  #offer(doc: number, added: number, best: number): void {
    const { weighing, scope } = this.#enquiry;
    if (scope.alive[doc] !== 1 || scope.except.has(doc)) return;
    const { least } = this.#found;
    const points = pointsOf(weighing, this.#judge, doc, added, best, least);
    if (points >= least) this.#found.offer(doc, points);
  }
}

import type { BestFound } from './best-found.js';
import type { Enquiry } from './enquiry.js';
import type { Help } from './helpers.js';
import type { Reading } from './reading.js';
import type { SharedPoints } from './shared-points.js';
import type { Shortlist } from './shortlist.js';

/** More than what is lost where figures of different precision are added up in another order. */
const SLACK = 1e-4;

/** The way through an index for one question, block by block. */
export class Search<Fact> {
  readonly #reading: Reading<Fact>;
  readonly #found: BestFound;
  readonly #isSought: (doc: number) => boolean;

  constructor(reading: Reading<Fact>, found: BestFound, isSought: (doc: number) => boolean) {
    this.#reading = reading;
    this.#found = found;
    this.#isSought = isSought;
  }

  /**
   * @param shared and `list`: room to work in.
   * @throws HelperLost
   */
  run(enquiry: Enquiry, shared: SharedPoints, list: Shortlist, help: Help | null): void {
    const { length, block: size, blocks } = enquiry;
    const next = (block: number): number | null => (block + 1 < blocks ? block + 1 : null);
    for (let block: number | null = blocks > 0 ? 0 : null; block !== null; block = help ? help.take() : next(block)) {
      shared.read(enquiry, block);
      this.#select(shared, list, block * size, Math.min(size, length - block * size));
      help?.tell(this.#least);
    }
    for (const { docs, added, best, most, length: left } of help?.survivors() ?? []) {
      for (let n = 0; n < left; n += 1) {
        if (most[n]! >= this.#least) this.#offer(docs[n]!, added[n]!, best[n]!);
      }
    }
  }

  /** Who has less cannot be among the best. */
  get #least(): number {
    return this.#found.threshold - SLACK;
  }

  /** Offers whoever of a block can still be among the best. */
  #select({ added, best, total }: SharedPoints, list: Shortlist, from: number, count: number): void {
    const { sieve, judge } = this.#reading;
    let offered = Infinity;
    if (this.#found.missing > 0) {
      // Whom the rest must surpass is known best by those who share most: they come first.
      offered = list.fillWithFirst(this.#found.missing, sieve, from, count, judge);
      for (let n = 0; n < list.length; n += 1) {
        const place = list.at[n]!;
        if (list.most[n]! >= this.#least) this.#offer(from + place, added[place]!, best[place]!);
      }
    }
    list.fill(sieve, from, count, this.#least, judge);
    for (let n = 0; n < list.length; n += 1) {
      const place = list.at[n]!;
      if (total[place]! < offered && list.most[n]! >= this.#least) {
        this.#offer(from + place, added[place]!, best[place]!);
      }
    }
  }

  #offer(doc: number, added: number, best: number): void {
    if (!this.#isSought(doc)) return;
    const least = this.#least;
    const points = this.#reading.pointsOf(doc, added, best, least);
    if (points >= least) this.#found.offer(doc, points);
  }
}

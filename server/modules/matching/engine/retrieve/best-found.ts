/** Tolerance for rounding: sums in another order and precision differ by less than this. */
const SLACK = 1e-4;

/**
 * Keeps the best offers: most points, then first by `compare`. A heap with the worst kept offer at its root.
 * Threads load this file alone.
 */
export class BestFound {
  readonly #docs: Uint32Array;
  readonly #points: Float64Array;
  #length = 0;
  #threshold = -Infinity;
  readonly #most: number;
  readonly #compare: (one: number, other: number) => number;

  /** @param compare negative if the first comes first among equal points. */
  constructor(most: number, compare: (one: number, other: number) => number) {
    this.#most = most;
    if (most === 0) this.#threshold = Infinity;
    this.#docs = new Uint32Array(most);
    this.#points = new Float64Array(most);
    this.#compare = compare;
  }

  /** Offers with fewer points cannot be kept. */
  get least(): number {
    return this.#threshold - SLACK;
  }

  /** Number of free places. */
  get missing(): number {
    return this.#most - this.#length;
  }

  offer(doc: number, points: number): void {
    if (this.#length < this.#most) this.#rise(this.#length++, doc, points);
    else if (this.#most > 0 && this.#isWorseAt(0, doc, points)) this.#sink(doc, points);
    if (this.#length === this.#most) this.#threshold = this.#points[0] ?? Infinity;
  }

  /** Best first. */
  list(): readonly { readonly doc: number; readonly points: number }[] {
    return Array.from({ length: this.#length }, (_, at) => ({ doc: this.#docs[at]!, points: this.#points[at]! })).sort(
      (one, other) => other.points - one.points || this.#compare(one.doc, other.doc),
    );
  }

  /** Whether the entry at `at` is worse than the offer. */
  #isWorseAt(at: number, doc: number, points: number): boolean {
    const own = this.#points[at]!;
    return own < points || (own === points && this.#compare(this.#docs[at]!, doc) > 0);
  }

  /** Moves an entry up from a free place, past better ones. */
  #rise(from: number, doc: number, points: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#isWorseAt(parent, doc, points)) break;
      this.#move(parent, at);
      at = parent;
    }
    this.#set(at, doc, points);
  }

  /** Replaces the root and moves it down, past worse ones. */
  #sink(doc: number, points: number): void {
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.#length) break;
      const next = child + 1;
      if (next < this.#length && this.#isWorseAt(next, this.#docs[child]!, this.#points[child]!)) child = next;
      if (!this.#isWorseAt(child, doc, points)) break;
      this.#move(child, at);
      at = child;
    }
    this.#set(at, doc, points);
  }

  #move(from: number, to: number): void {
    this.#set(to, this.#docs[from]!, this.#points[from]!);
  }

  #set(at: number, doc: number, points: number): void {
    this.#docs[at] = doc;
    this.#points[at] = points;
  }
}

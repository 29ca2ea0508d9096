/** More than what is lost where figures of different precision are added up in another order. */
const SLACK = 1e-4;

/**
 * Keeps the best of what is offered: the highest points, of equals the first by `compare`. A heap whose first is the worst that is kept.
 * Threads load this by itself.
 */
export class BestFound {
  readonly #docs: Uint32Array;
  readonly #points: Float64Array;
  #length = 0;
  #threshold = -Infinity;
  readonly #most: number;
  readonly #compare: (one: number, other: number) => number;

  /** @param compare negative where the first comes before the other of equal points. */
  constructor(most: number, compare: (one: number, other: number) => number) {
    this.#most = most;
    if (most === 0) this.#threshold = Infinity;
    this.#docs = new Uint32Array(most);
    this.#points = new Float64Array(most);
    this.#compare = compare;
  }

  /** Who has less than this need not be offered. */
  get least(): number {
    return this.#threshold - SLACK;
  }

  /** How many more there is room for. */
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

  /** Whether the one who stands there is worse than the other. */
  #isWorseAt(at: number, doc: number, points: number): boolean {
    const own = this.#points[at]!;
    return own < points || (own === points && this.#compare(this.#docs[at]!, doc) > 0);
  }

  /** From an empty place on, past whoever is better. */
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

  /** In place of the first, past whoever is worse. */
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

/** Keeps the best of what is offered: the highest points, of equals the lower id. A heap whose first is the worst that is kept. */
export class BestFound {
  readonly #docs: Uint32Array;
  readonly #points: Float64Array;
  #length = 0;
  readonly #most: number;
  readonly #compare: (one: number, other: number) => number;

  /** @param compare negative where the first has the lower id. */
  constructor(most: number, compare: (one: number, other: number) => number) {
    this.#most = most;
    this.#docs = new Uint32Array(most);
    this.#points = new Float64Array(most);
    this.#compare = compare;
  }

  /** Who has less than this need not be offered. */
  get threshold(): number {
    return this.#length < this.#most ? -Infinity : (this.#points[0] ?? Infinity);
  }

  offer(doc: number, points: number): void {
    if (this.#length < this.#most) {
      this.#docs[this.#length] = doc;
      this.#points[this.#length] = points;
      this.#length += 1;
      this.#rise(this.#length - 1);
    } else if (this.#most > 0 && this.#isWorse(this.#docs[0]!, this.#points[0]!, doc, points)) {
      this.#docs[0] = doc;
      this.#points[0] = points;
      this.#sink();
    }
  }

  /** Best first. */
  list(): readonly { readonly doc: number; readonly points: number }[] {
    return Array.from({ length: this.#length }, (_, at) => ({ doc: this.#docs[at]!, points: this.#points[at]! })).sort(
      (one, other) => other.points - one.points || this.#compare(one.doc, other.doc),
    );
  }

  #isWorse(doc: number, points: number, otherDoc: number, otherPoints: number): boolean {
    return points < otherPoints || (points === otherPoints && this.#compare(doc, otherDoc) > 0);
  }

  #isWorseAt(one: number, other: number): boolean {
    return this.#isWorse(this.#docs[one]!, this.#points[one]!, this.#docs[other]!, this.#points[other]!);
  }

  #swap(one: number, other: number): void {
    [this.#docs[one], this.#docs[other]] = [this.#docs[other]!, this.#docs[one]!];
    [this.#points[one], this.#points[other]] = [this.#points[other]!, this.#points[one]!];
  }

  #rise(from: number): void {
    for (let at = from; at > 0;) {
      const parent = (at - 1) >> 1;
      if (!this.#isWorseAt(at, parent)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #sink(): void {
    for (let at = 0; ;) {
      const left = 2 * at + 1;
      if (left >= this.#length) return;
      const worse = left + 1 < this.#length && this.#isWorseAt(left + 1, left) ? left + 1 : left;
      if (!this.#isWorseAt(worse, at)) return;
      this.#swap(worse, at);
      at = worse;
    }
  }
}
